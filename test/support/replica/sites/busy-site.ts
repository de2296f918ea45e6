import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type Answer, type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Wattle Bay Law";
export const BUSY_HOST = "wattlebay.example";
const SLOW_MS = 200;
export const RETRY_AFTER_MS = 1000;
const busy = (status: number): Answer => ({
  status,
  headers: { "content-type": "text/html", "retry-after": String(RETRY_AFTER_MS / 1000) },
  body: "<h1>Too busy</h1>",
});

/** 10: slow; says 429 with Retry-After to the first two questions, and 503 once in the middle. */
export function busySite(): FirmSite {
  const ads = adsOf(NAME, 89, [
    ["Strata Lawyer", "Property and leasing", "Sydney"],
    ["Defamation Associate", "Commercial litigation", "Sydney"],
    ["Sports Law Solicitor", "Employment and workplace relations", "Sydney"],
  ]);
  // Counted over the life of the site: it has its troubles once.
  const troubles = [429, 429];
  const later = [503];
  const list = ads
    .map(
      ({ slug, title }) =>
        `<li class="career-item"><a href="/careers/${slug}">${escapeHtml(title)}</a></li>`,
    )
    .join("\n");
  const page = (title: string, main: string) =>
    html(pageOf({ firm: NAME, title, main }), { slowMs: SLOW_MS });
  return {
    firm: firmOf({ name: NAME, host: BUSY_HOST, careers: "/careers" }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${BUSY_HOST}/careers/${ad.slug}`],
      ad,
    })),
    sites: [
      {
        host: BUSY_HOST,
        answer: ({ pathname }) => {
          const ad = ads.find(({ slug }) => pathname === `/careers/${slug}`);
          const trouble = ad === ads[1] ? later.shift() : troubles.shift();
          if (trouble !== undefined) return busy(trouble);
          if (pathname === "/careers") return page("Careers", `<ul>${list}</ul>`);
          const main =
            ad && `<h1>${escapeHtml(ad.title)}</h1><div class="job-content">${adHtml(ad)}</div>`;
          return main ? page(ad.title, main) : undefined;
        },
      },
    ],
  };
}
