import { escapeHtml } from "#server/platform/escape-html.ts";
import type { Ad } from "../ads/ad.ts";
import { adHtml } from "../ads/ad-html.ts";
import { type FirmSite, html } from "../site.ts";
import { adsOf, firmOf } from "./firm-site.ts";

const NAME = "Sable & Finch";
const HOST = "sablefinch.example";
const EXPIRED = "2020-03-31";

/** 6: a page that a script would draw. The jobs stand in JSON-LD alone, their HTML escaped; one ran out long ago. */
export function structuredData(): FirmSite {
  const [own, second, without, other, expired] = adsOf(NAME, 53, [
    ["Patent Litigation Lawyer", "Intellectual property", "Sydney"],
    ["Technology Transactions Associate", "Mergers and acquisitions", "Sydney"],
    ["Trade Marks Paralegal", "Intellectual property", "Sydney"],
    ["Copyright Counsel", "Intellectual property", "Melbourne"],
    ["Design Rights Clerk", "Intellectual property", "Sydney"],
  ]);
  if (!own || !second || !without || !other || !expired) throw new Error("An ad is missing.");
  const pageUrl = ({ slug }: Ad) => `https://${HOST}/openings/${slug}`;
  const withPage = [own, second];
  const posting = (ad: Ad, more: object = {}) => ({
    "@type": "JobPosting",
    title: escapeHtml(ad.title),
    description: escapeHtml(adHtml(ad)),
    employmentType: "FULL_TIME",
    hiringOrganization: { "@type": "Organization", name: NAME, sameAs: `https://${HOST}` },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: ad.place, addressCountry: "AU" },
    },
    ...more,
  });
  const shell = (graph: readonly object[]) => `<!doctype html><html><head><title>${NAME}</title>
    <script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>
    </head><body><div id="app"></div><noscript>This page needs JavaScript.</noscript></body></html>`;
  const list = () =>
    shell([
      { "@type": "WebSite", name: NAME, url: `https://${HOST}` },
      ...withPage.map((ad) => posting(ad, { url: pageUrl(ad) })),
      posting(without),
      posting(other),
      posting(expired, { validThrough: EXPIRED }),
    ]);
  return {
    firm: firmOf({ name: NAME, host: HOST, careers: "/openings" }),
    jobs: [own, second, without, other].map((ad) => ({
      firm: NAME,
      title: ad.title,
      urls: withPage.includes(ad) ? [pageUrl(ad)] : [],
      ad,
    })),
    sites: [
      {
        host: HOST,
        answer: ({ pathname }) => {
          if (pathname === "/openings") return html(list());
          const ad = withPage.find(({ slug }) => pathname === `/openings/${slug}`);
          return ad && html(shell([posting(ad, { url: pageUrl(ad) })]));
        },
      },
    ],
  };
}
