import { escapeHtml } from "#server/platform/escape-html.ts";
import { html, type Site } from "../site.ts";

export interface NewFirm {
  readonly name: string;
  readonly url: string;
  /** Where its website leads who looks for work. */
  readonly careers: string;
}

const firm = (name: string, host: string, path: string): NewFirm => ({
  name,
  url: `https://${host}/`,
  careers: `https://${host}${path}`,
});

/** Firms that nobody has on a list yet. */
export const NEW_FIRMS: readonly NewFirm[] = [
  firm("Brindle Hart Lawyers", "www.brindlehart.example", "/careers"),
  firm("Cobham Street Legal", "cobhamstreet.example", "/about/join-us/"),
  firm("Everard Loxton", "everardloxton.example", "/vacancies.html"),
  firm("Nettlefold Partners", "nettlefold.example", "/work-with-us"),
  firm("Saltmarsh Law", "saltmarshlaw.example", "/people/opportunities"),
];

/** Found by a search, and its website answers nothing but errors. */
export const FALLEN_FIRM = {
  name: "Ruddock Vane Solicitors",
  url: "https://ruddockvane.example/",
};

const home = ({ name, careers }: NewFirm) => `<!doctype html><html><head>
<title>Home | ${escapeHtml(name)}</title><meta property="og:site_name" content="${escapeHtml(name)}"></head><body>
<nav><a href="/">Home</a><a href="/people">People</a><a href="${new URL(careers).pathname}">Careers</a></nav>
<main><h1>Advice that can be acted on</h1><p>${escapeHtml(name)} has advised families and businesses since 1961.</p></main>
<footer><a href="https://social.example/jobs">Jobs elsewhere</a></footer></body></html>`;

export const newFirmSites = (): Site[] => [
  ...NEW_FIRMS.map((one) => ({
    host: new URL(one.url).hostname,
    answer: ({ pathname }: URL) => (pathname === "/" ? html(home(one)) : undefined),
  })),
  {
    host: new URL(FALLEN_FIRM.url).hostname,
    answer: () => ({ status: 500, headers: { "content-type": "text/html" }, body: "" }),
  },
];
