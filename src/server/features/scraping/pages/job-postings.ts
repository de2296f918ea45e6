import type { CheerioAPI } from "cheerio";
import { htmlLine } from "#server/platform/web-pages/html-text.ts";
import {
  isObject,
  type JsonObject,
  jsonLdObjects,
  typesOf,
} from "#server/platform/web-pages/json-ld.ts";
import { webAddress } from "#server/platform/web-pages/web-address.ts";
import type { ListedPage, StructuredJob } from "../service.ts";
import { LONGEST } from "./longest.ts";
import { structuredJob } from "./structured-job.ts";

interface Postings {
  readonly jobs: readonly StructuredJob[];
  /** Addresses in lists, which lead to the jobs' own pages. */
  readonly links: ListedPage["jobs"];
}

const isOfType = (type: string) => (object: JsonObject) => typesOf(object).includes(type);

/** What the page says of its jobs to machines: schema.org's JobPosting and lists of addresses. */
export function jobPostings(page: CheerioAPI, base: string): Postings {
  const objects = jsonLdObjects(page);
  const said = [...objects.filter(isOfType("JobPosting")), ...microdataPostings(page)];
  const lists = objects.filter(isOfType("ItemList"));
  return {
    jobs: said.flatMap((posting) => structuredJob(posting, base) ?? []),
    links: lists.flatMap(({ itemListElement }) => [itemListElement].flat().flatMap(linkOf)),
  };

  function linkOf(entry: unknown): ListedPage["jobs"] {
    if (typeof entry === "string") return linkOf({ url: entry });
    if (!isObject(entry)) return [];
    const inner = isObject(entry.item) ? entry.item : entry;
    const address = [entry.url, inner.url, inner["@id"], entry.item].find(isText) ?? "";
    const url = address && webAddress(address, base);
    const title = [inner.title, inner.name, entry.name].find(isText) ?? "";
    return url ? [{ title: htmlLine(title).slice(0, LONGEST.title), url }] : [];
  }
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const POSTING = '[itemscope][itemtype*="schema.org/JobPosting"]';
const MOST = 100;

/** Postings that are marked in the page's own elements, in the shape that JSON-LD would have. */
function microdataPostings(page: CheerioAPI): JsonObject[] {
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
