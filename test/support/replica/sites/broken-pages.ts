import { escapeHtml } from "#server/platform/escape-html.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type Answer, type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";

const NAME = "Tarn Bridge Solicitors";
const HOST = "tarnbridge.example";

/** What is linked like a job and is none. */
const BROKEN: ReadonlyMap<string, Answer> = new Map([
  ["fails", { status: 500, headers: { "content-type": "text/html" }, body: "<h1>Error" }],
  ["gone", { status: 404, headers: { "content-type": "text/html" }, body: "<h1>Gone" }],
  ["empty", html("")],
  ["circle", { status: 302, headers: { location: "/vacancies/circle?again=1" } }],
]);

/** 8: nothing is ever closed, and four of seven entries lead nowhere: 500, 404, an empty page, a circle. */
export function brokenPages(): FirmSite {
  const ads = adsOf(NAME, 71, [
    ["General Practice Solicitor", "Wills and estates", "Sydney"],
    ["Local Court Lawyer", "Criminal law", "Penrith"],
    ["Junior Conveyancer", "Property and leasing", "Sydney"],
  ]);
  const entry = (slug: string, title: string) =>
    `<div class=job-item><p><b>${escapeHtml(title)}<a href=/vacancies/${slug}>Details`;
  const list = [
    ...[...BROKEN.keys()].slice(0, 2).map((slug) => entry(slug, `Clerk (${slug})`)),
    ...ads.map(({ slug, title }) => `${entry(slug, title)}</a></b></p></div>`),
    ...[...BROKEN.keys()].slice(2).map((slug) => entry(slug, `Clerk (${slug})`)),
  ];
  const open = (title: string, body: string) =>
    html(`<html><title>${escapeHtml(title)}<//title></title><body><div><table><tr><td>${body}`);
  return {
    firm: firmOf({ name: NAME, host: HOST, careers: "/vacancies" }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${HOST}/vacancies/${ad.slug}`],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname }) => {
          if (pathname === "/vacancies") return open("Vacancies", list.join("</a>"));
          const slug = pathname.replace("/vacancies/", "");
          const ad = ads.find((one) => one.slug === slug);
          if (!ad) return BROKEN.get(slug);
          const words = adHtml(ad).replaceAll(/<\/(?:p|li)>/g, "");
          return open(ad.title, `<h1>${escapeHtml(ad.title)}</h1><div class=job-content>${words}`);
        },
      },
    ],
  };
}
