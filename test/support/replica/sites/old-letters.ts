import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";
import { pageOf } from "./page.ts";

const NAME = "Fenwick O’Dowd";
const HOST = "fenwickodowd.example";

/** Those signs that windows-1252 has where Latin-1 has nothing. */
const SIGNS = new Map([
  ["€", 0x80],
  ["…", 0x85],
  ["‘", 0x91],
  ["’", 0x92],
  ["“", 0x93],
  ["”", 0x94],
  ["–", 0x96],
]);
const inOldLetters = (text: string) =>
  Buffer.from([...text].map((sign) => SIGNS.get(sign) ?? sign.charCodeAt(0)));

/** 5: windows-1252 by a meta element alone, with the curly quotes that tell it from Latin-1 and UTF-8. */
export function oldLetters(): FirmSite {
  const ads = adsOf(NAME, 43, [
    ["Solicitor – Children’s Court", "Family law", "Sydney"],
    ["Wills Lawyer (“Elder Law”)", "Wills and estates", "Wollongong"],
    ["Injury Lawyer – Plaintiffs’ Side", "Personal injury", "Sydney"],
    ["Café and Retail Leasing Lawyer", "Property and leasing", "Sydney"],
  ]);
  const meta = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">';
  const page = (title: string, main: string) =>
    html(inOldLetters(pageOf({ firm: NAME, title, main, head: meta })), {
      headers: { "content-type": "text/html" },
    });
  const list = ads.map(
    ({ slug, title }) => `<p class="position"><a href="/jobs/${slug}.htm">${title}</a></p>`,
  );
  return {
    firm: firmOf({ name: NAME, host: HOST, careers: "/jobs.htm" }),
    jobs: ads.map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: [`https://${HOST}/jobs/${ad.slug}.htm`],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname }) => {
          if (pathname === "/jobs.htm") return page("Positions vacant", list.join("\n"));
          const ad = ads.find(({ slug }) => pathname === `/jobs/${slug}.htm`);
          if (!ad) return undefined;
          return page(ad.title, `<h1>${ad.title}</h1><p>“Good people, good law…”</p>${adHtml(ad)}`);
        },
      },
    ],
  };
}
