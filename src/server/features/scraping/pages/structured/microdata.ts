import type { CheerioAPI } from "cheerio";
import type { JsonObject } from "#server/platform/web-pages/json-ld.ts";

const POSTING = '[itemscope][itemtype*="schema.org/JobPosting"]';
const MOST = 100;

/** Postings that are marked in the page's own elements, in the shape that JSON-LD would have. */
export function microdataPostings(page: CheerioAPI): JsonObject[] {
  return page(POSTING)
    .toArray()
    .slice(0, MOST)
    .map((element) => {
      const posting = page(element);
      const value = (name: string) => {
        const property = posting.find(`[itemprop~="${name}"]`).first();
        const said = ["content", "datetime", "href"].map((attribute) => property.attr(attribute));
        return said.find((one) => one !== undefined) ?? property.text();
      };
      const company = posting.find('[itemprop="hiringOrganization"]').first();
      const companyName = company.find('[itemprop="name"]').first().text() || company.text();
      return {
        title: value("title") || value("name"),
        url: value("url"),
        description: posting.find('[itemprop="description"]').first().html() ?? "",
        hiringOrganization: companyName,
        jobLocation: {
          addressLocality: value("addressLocality"),
          addressRegion: value("addressRegion"),
          name: value("jobLocation"),
        },
        employmentType: value("employmentType"),
        baseSalary: value("baseSalary"),
        validThrough: value("validThrough"),
      };
    });
}
