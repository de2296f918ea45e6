import { escapeHtml } from "../escape-html.ts";

export interface SitemapEntry {
  /** As in "/job/…"; the site's address is put before it. */
  readonly path: string;
  readonly changedAt?: Date;
}

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function pagesXml(site: string, entries: readonly SitemapEntry[]): string {
  return `${OPEN}<urlset ${SPACE}>\n${entries.map((entry) => pageXml(site, entry)).join("")}</urlset>\n`;
}

export function filesXml(site: string, files: number): string {
  const names = Array.from({ length: files }, (_, at) => `/sitemap-${at + 1}.xml`);
  const lines = names.map((name) => `<sitemap>${place(site, name)}</sitemap>\n`);
  return `${OPEN}<sitemapindex ${SPACE}>\n${lines.join("")}</sitemapindex>\n`;
}

const pageXml = (site: string, { path, changedAt }: SitemapEntry) =>
  `<url>${place(site, path)}${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</url>\n`;

const place = (site: string, path: string) => `<loc>${escapeHtml(new URL(path, site).href)}</loc>`;
