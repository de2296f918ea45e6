import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Quillon Rowe";
export const ROBOTS_HOST = "quillonrowe.example";
/** What a reader does not see on its pages. */
export const UNSEEN_WORDS = "barrister prosecutor magistrate attorney notary";
export const CRAWL_DELAY_MS = 500;
const ROBOTS = `User-agent: *
Disallow: /private-careers/
Disallow: /careers/*-confidential
Disallow: /careers/register/
Allow: /careers/
Crawl-delay: ${CRAWL_DELAY_MS / 1000}
`;

/** 9: robots.txt closes a folder and some job pages and asks for slowness; hidden links lead into a trap without end. */
export function robotsRules(): FirmSite {
  const ads = adsOf(NAME, 79, [
    ["Tax Disputes Lawyer", "Commercial litigation", "Perth"],
    ["Maritime Solicitor", "Commercial litigation", "Fremantle"],
    ["Energy Projects Lawyer", "Construction and infrastructure", "Perth"],
    ["Native Vegetation Adviser", "Planning and environment", "Perth"],
  ]);
  const entry = (href: string, title: string) =>
    `<div class="vacancy"><a href="${href}">${escapeHtml(title)}</a></div>`;
  const hidden = `<div style="display:none">${entry("/careers/trap/1", "Partner")}</div>
    <div class="vacancy" hidden><a href="/careers/trap/2">Partner</a></div>`;
  const list = [
    hidden,
    ...ads.map(({ slug, title }) => entry(`/careers/${slug}`, title)),
    entry("/careers/chief-of-staff-confidential", "Chief of Staff"),
    entry("/private-careers/general-counsel", "General Counsel"),
  ].join("\n");
  return {
    firm: firmOf({ name: NAME, host: ROBOTS_HOST, careers: "/careers", location: "Perth" }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${ROBOTS_HOST}/careers/${ad.slug}`],
      ad,
    })),
    sites: [
      {
        host: ROBOTS_HOST,
        robots: ROBOTS,
        answer: ({ pathname }) => {
          if (pathname === "/careers")
            return html(pageOf({ firm: NAME, title: "Careers", main: list }));
          const ad = ads.find(({ slug }) => pathname === `/careers/${slug}`) ?? ads[0];
          // Whoever comes where nobody should come gets a job that is none.
          const title = pathname.endsWith(ad?.slug ?? "") ? ad?.title : `Trap at ${pathname}`;
          const main = `<h1>${escapeHtml(title ?? "")}</h1><div class="job-content">${ad && adHtml(ad)}
            <p style="font-size:0">${UNSEEN_WORDS}</p><a hidden href="/careers/trap/${pathname.length}">More</a></div>`;
          return html(pageOf({ firm: NAME, title: title ?? "", main }));
        },
      },
    ],
  };
}
