import { escapeHtml } from "#server/platform/escape-html.ts";
import type { Ad } from "../ads/ad.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Harrow & Vale Lawyers";
const HOST = "www.harrowvale.example";
/** Put up once more under another address, with another first line: still one job. */
const TWICE = "solicitor-workplace-relations";

/** 1: a plain list, a page for each job; one job is reposted; two entries lead to no job. */
export function plainList(): FirmSite {
  const ads = adsOf(NAME, 0, [
    ["Commercial Litigation Lawyer", "Commercial litigation", "Sydney"],
    ["Property Solicitor", "Property and leasing", "Sydney"],
    ["Solicitor, Workplace Relations", "Employment and workplace relations", "Sydney"],
    ["Family Law Associate", "Family law", "Parramatta"],
    ["Senior Associate, Wills and Estates", "Wills and estates", "Sydney"],
    ["Graduate Lawyer", "Mergers and acquisitions", "Sydney"],
  ]);
  const pageUrl = (slug: string) => `https://${HOST}/careers/${slug}`;
  const again = (slug: string) => `${slug}-2`;
  const entry = (ad: Ad, slug: string) =>
    `<li class="job-listing"><h3><a href="/careers/${slug}">${escapeHtml(ad.title)}</a></h3>
     <p>${ad.place}. ${ad.area}.</p></li>`;
  const list = () => `<h1>Careers</h1><ul>
    ${ads.map((ad) => entry(ad, ad.slug)).join("\n")}
    ${ads.flatMap((ad) => (ad.slug === TWICE ? entry(ad, again(ad.slug)) : [])).join("")}
    <li class="job-listing">There is nothing in Newcastle at the moment.</li>
    <li class="job-listing"><a href="mailto:people@harrowvale.example">Write to us without a vacancy</a></li></ul>`;
  const job = (ad: Ad, note = "") =>
    html(
      pageOf({
        firm: NAME,
        title: ad.title,
        main: `<h1>${escapeHtml(ad.title)}</h1><div class="job-description">${note}${adHtml(ad)}</div>`,
      }),
    );
  return {
    firm: firmOf({ name: NAME, host: HOST, careers: "/careers" }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: ad.slug === TWICE ? [pageUrl(ad.slug), pageUrl(again(ad.slug))] : [pageUrl(ad.slug)],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname }) => {
          if (pathname === "/careers")
            return html(pageOf({ firm: NAME, title: "Careers", main: list() }));
          const found = ads.find(({ slug }) => pathname === `/careers/${slug}`);
          if (found) return job(found);
          const second = ads.find(({ slug }) => pathname === `/careers/${again(slug)}`);
          return second && job(second, "<p>Still open.</p>");
        },
      },
    ],
  };
}
