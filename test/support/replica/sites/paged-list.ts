import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Osprey Partners";
const HOST = "ospreypartners.example";
const A_PAGE = 3;

/** 3: four pages by rel=next; the last one offers a next page for ever, and shows itself again. */
export function pagedList(): FirmSite {
  const ads = adsOf(NAME, 23, [
    ["Insolvency Lawyer", "Banking and finance", "Melbourne"],
    ["Class Actions Associate", "Commercial litigation", "Melbourne"],
    ["Planning Lawyer", "Planning and environment", "Melbourne"],
    ["Trade Marks Associate", "Intellectual property", "Melbourne"],
    ["Employment Lawyer", "Employment and workplace relations", "Melbourne"],
    ["Conveyancing Clerk", "Property and leasing", "Geelong"],
    ["Estates Lawyer", "Wills and estates", "Melbourne"],
    ["Accredited Family Law Specialist", "Family law", "Melbourne"],
    ["Projects Senior Associate", "Construction and infrastructure", "Melbourne"],
    ["Corporate Lawyer", "Mergers and acquisitions", "Melbourne"],
    ["Criminal Defence Solicitor", "Criminal law", "Melbourne"],
    ["Workers Compensation Lawyer", "Personal injury", "Geelong"],
  ]);
  const last = ads.length / A_PAGE;
  const list = (asked: number) => {
    const page = Math.min(asked, last);
    const shown = ads.slice((page - 1) * A_PAGE, page * A_PAGE);
    const cards = shown.map(
      ({ slug, title, place }) =>
        `<div class="role-card"><a href="/roles/${slug}/"><h3>${escapeHtml(title)}</h3></a><span>${place}</span></div>`,
    );
    return `<h1>Roles</h1>${cards.join("\n")}
      <nav class="pagination"><a href="/roles?page=1">1</a> <a rel="next" href="/roles?page=${asked + 1}">More roles</a></nav>`;
  };
  return {
    firm: firmOf({
      name: NAME,
      host: HOST,
      careers: "/roles",
      location: "Melbourne",
      config: { job_list_selector: ".role-card", max_pages: 10 },
    }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${HOST}/roles/${ad.slug}/`],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname, searchParams }) => {
          const page = Number(searchParams.get("page") ?? 1);
          if (pathname === "/roles")
            return html(pageOf({ firm: NAME, title: "Roles", main: list(page) }));
          const ad = ads.find(({ slug }) => pathname === `/roles/${slug}/`);
          const main = ad && `<article><h1>${escapeHtml(ad.title)}</h1>${adHtml(ad)}</article>`;
          return main ? html(pageOf({ firm: NAME, title: ad.title, main })) : undefined;
        },
      },
    ],
  };
}
