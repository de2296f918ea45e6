import { escapeHtml } from "#server/platform/escape-html.ts";
import type { Ad } from "../ads/ad.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Merriden Law";
const HOST = "merridenlaw.example";
const SYSTEM = "merriden.applyport.example";
const FIRST_NUMBER = 4400;

/** 7: the jobs' pages are on the host of an applicant system, each linked twice with other tracking parameters. */
export function applicantSystem(): FirmSite {
  const ads = adsOf(NAME, 61, [
    ["Aged Care Lawyer", "Wills and estates", "Adelaide"],
    ["Native Title Solicitor", "Planning and environment", "Adelaide"],
    ["Agribusiness Lawyer", "Property and leasing", "Adelaide"],
    ["Dispute Resolution Graduate", "Commercial litigation", "Adelaide"],
    ["Mining and Resources Associate", "Construction and infrastructure", "Perth"],
  ]);
  const path = (ad: Ad) => `/jobs/${FIRST_NUMBER + ads.indexOf(ad)}-${ad.slug}`;
  const link = (ad: Ad, more: string, words: string) =>
    `<a href="https://${SYSTEM}${path(ad)}?${escapeHtml(more)}">${words}</a>`;
  const list = ads.map(
    (ad) => `<div class="opening">
      ${link(ad, "utm_source=site&utm_medium=tile", `<img alt="${escapeHtml(ad.title)}" src="/tile.png">`)}</div>
      <div class="opening">${link(ad, `fbclid=q${ads.indexOf(ad)}&utm_campaign=winter`, escapeHtml(ad.title))}
      <span>${ad.place}</span></div>`,
  );
  const job = (
    ad: Ad,
  ) => `<!doctype html><html><head><title>${escapeHtml(ad.title)} - Applyport</title>
    <link rel="canonical" href="https://${SYSTEM}${path(ad)}"></head><body>
    <header>Applyport: hiring made orderly</header>
    <h1>${escapeHtml(ad.title)}</h1><section class="job-content">${adHtml(ad)}</section>
    <form action="/apply"><label>Your name <input name="name"></label><button>Apply</button></form></body></html>`;
  return {
    firm: firmOf({
      name: NAME,
      host: HOST,
      careers: "/careers/open-roles",
      location: "Adelaide",
      config: { job_list_selector: ".opening" },
    }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${SYSTEM}${path(ad)}`],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname }) =>
          pathname === "/careers/open-roles"
            ? html(pageOf({ firm: NAME, title: "Open roles", main: list.join("\n") }))
            : undefined,
      },
      {
        host: SYSTEM,
        robots: "User-agent: *\nDisallow: /apply\n",
        answer: ({ pathname }) => {
          const ad = ads.find((one) => pathname === path(one));
          return ad && html(job(ad));
        },
      },
    ],
  };
}
