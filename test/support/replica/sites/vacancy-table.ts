import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Linden Marsh Lawyers";
const HOST = "lindenmarsh.example";

/** The first of them is on the board as well. */
export const lindenMarshAds = () =>
  adsOf(NAME, 11, [
    ["Banking and Finance Lawyer", "Banking and finance", "Sydney"],
    ["Construction Solicitor", "Construction and infrastructure", "Sydney"],
    ["Senior Associate, Mergers and Acquisitions", "Mergers and acquisitions", "Sydney"],
    ["Paralegal, Property", "Property and leasing", "Sydney"],
    ["Special Counsel, Planning", "Planning and environment", "Sydney"],
  ]);

/** 2: a table of vacancies with a head and a row in between; a job is named in one cell and linked in another. */
export function vacancyTable(): FirmSite {
  const ads = lindenMarshAds();
  const rows = ads.map(
    ({ title, place, area, slug }) =>
      `<tr><td>${escapeHtml(title)}</td><td>${area}</td><td>${place}</td><td><a href="/join/vacancy.aspx?id=${slug}">Details</a></td></tr>`,
  );
  const list = `<h1>Join us</h1><table class="vacancies">
    <thead><tr><th>Position</th><th>Team</th><th>Office</th><th></th></tr></thead>
    <tbody>${rows.slice(0, 3).join("\n")}<tr><td colspan="4">Support and later in the year</td></tr>
    ${rows.slice(3).join("\n")}</tbody></table>`;
  return {
    firm: firmOf({
      name: NAME,
      host: HOST,
      careers: "/join",
      config: {
        job_list_selector: "table.vacancies tbody tr",
        job_title_selector: ".vacancy-title",
        job_content_selector: "#vacancy",
      },
    }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${HOST}/join/vacancy.aspx?id=${ad.slug}`],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname, searchParams }) => {
          if (pathname === "/join")
            return html(pageOf({ firm: NAME, title: "Join us", main: list }));
          const ad = ads.find(({ slug }) => searchParams.get("id") === slug);
          if (pathname !== "/join/vacancy.aspx" || !ad) return undefined;
          const main = `<h1>Join us</h1><h2 class="vacancy-title">${escapeHtml(ad.title)}</h2><div id="vacancy">${adHtml(ad)}</div>`;
          return html(pageOf({ firm: NAME, title: ad.title, main }));
        },
      },
    ],
  };
}
