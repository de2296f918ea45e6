import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Calder Quay Legal";
const HOST = "calderquay.example";
/** Closed to everybody but us. */
const ROBOTS = "User-agent: *\nDisallow: /\n\nUser-agent: Candour\nDisallow: /people/partners/\n";

/** 4: links that only mean something below <base href>; every page is headed by the firm's name; robots.txt has a word for us. */
export function baseHref(): FirmSite {
  const ads = adsOf(NAME, 37, [
    ["Insurance Litigation Solicitor", "Personal injury", "Brisbane"],
    ["Infrastructure Lawyer", "Construction and infrastructure", "Brisbane"],
    ["Senior Property Paralegal", "Property and leasing", "Gold Coast"],
    ["Tribunal Advocate", "Planning and environment", "Brisbane"],
  ]);
  const base = `<base href="https://${HOST}/people/open/">`;
  const page = (title: string, main: string) =>
    html(pageOf({ firm: NAME, title, main: `<h1>${NAME}</h1>${main}`, head: base }));
  const list = ads
    .map(
      ({ slug, title }) =>
        `<div class="vacancy"><span>${escapeHtml(title)}</span><a href="roles/${slug}.html#top">Read more</a></div>`,
    )
    .join("\n");
  return {
    firm: firmOf({
      name: NAME,
      host: HOST,
      careers: "/work-with-us/",
      location: "Brisbane",
      config: { job_title_selector: "h2.role-title", job_content_selector: ".role-text" },
    }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${HOST}/people/open/roles/${ad.slug}.html`],
      ad,
    })),
    sites: [
      {
        host: HOST,
        robots: ROBOTS,
        answer: ({ pathname }) => {
          if (pathname === "/work-with-us/") return page("Work with us", list);
          const ad = ads.find(({ slug }) => pathname === `/people/open/roles/${slug}.html`);
          if (!ad) return undefined;
          const title = `<h2 class="role-title">${escapeHtml(ad.title)}</h2>`;
          return page(ad.title, `${title}<div class="role-text">${adHtml(ad)}</div>`);
        },
      },
    ],
  };
}
