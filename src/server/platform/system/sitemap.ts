import type { Db } from "../database/database.ts";
import { escapeHtml } from "../escape-html.ts";

interface SitemapEntry {
  /** As in "/job/…"; the site's address is put before it. */
  readonly path: string;
  readonly changedAt?: Date;
}

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function pagesXml(site: string, entries: readonly SitemapEntry[]): string {
  return `${OPEN}<urlset ${SPACE}>\n${entries.map((entry) => pageXml(site, entry)).join("")}</urlset>\n`;
}

function filesXml(site: string, files: number): string {
  const names = Array.from({ length: files }, (_, at) => `/sitemap-${at + 1}.xml`);
  const lines = names.map((name) => `<sitemap>${place(site, name)}</sitemap>\n`);
  return `${OPEN}<sitemapindex ${SPACE}>\n${lines.join("")}</sitemapindex>\n`;
}

const pageXml = (site: string, { path, changedAt }: SitemapEntry) =>
  `<url>${place(site, path)}${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</url>\n`;

const place = (site: string, path: string) => `<loc>${escapeHtml(new URL(path, site).href)}</loc>`;

/** A feature's pages for search engines: only what anyone may open and should find. */
export interface SitemapPart {
  count(db: Db): Promise<number>;
  /** So many from this place on, always in the same order. */
  list(db: Db, from: number, most: number): Promise<readonly SitemapEntry[]>;
}

interface Parts {
  readonly database: Db;
  readonly clock: () => Date;
  /** PUBLIC_URL, or the address the process listens on, which is known late. */
  readonly publicUrl: { readonly value: string };
  /** Read late, when every feature has been added. */
  readonly sitemap: readonly SitemapPart[];
}

export interface Sitemap {
  /** The list of pages; where one file does not hold them, the list of files. */
  main(): Promise<string>;
  /** One of several, from 1 on; undefined where there is none. */
  file(number: number): Promise<string | undefined>;
}

/** The pages of the house itself that are worth finding. */
const PAGES: SitemapPart = pagesPart([
  "/",
  "/compare",
  "/recruiters",
  "/blog",
  "/contact",
  "/privacy",
  "/terms",
]);

/** What search engines take in one file. */
const MOST_IN_A_FILE = 50_000;
const FRESH_MS = 15 * 60_000;
/** Of several megabytes each, at the most. */
const FILES_KEPT = 8;

export function createSitemap(
  { database, clock, publicUrl, sitemap }: Parts,
  perFile = MOST_IN_A_FILE,
): Sitemap {
  const kept = { clock, freshMs: FRESH_MS };
  const made = createFreshValues<string>({ ...kept, most: FILES_KEPT });
  // Apart, so that no file takes the place of what every file is asked by.
  const first = createFreshValues<string>({ ...kept, most: 1 });
  const numberOfFiles = createFreshValues<number>({ ...kept, most: 1 });
  const parts = () => [PAGES, ...sitemap];

  async function countFiles(): Promise<number> {
    const counts = await Promise.all(parts().map((part) => part.count(database)));
    return Math.ceil(counts.reduce((sum, count) => sum + count, 0) / perFile);
  }

  const write = async (number: number) =>
    pagesXml(publicUrl.value, await entriesOf(database, parts(), (number - 1) * perFile, perFile));

  return {
    main: () =>
      first.get("main", async () => {
        const files = await countFiles();
        return files > 1 ? filesXml(publicUrl.value, files) : write(1);
      }),
    async file(number) {
      const files = await numberOfFiles.get("files", countFiles);
      if (files < 2 || number > files) return undefined;
      return made.get(`file ${number}`, () => write(number));
    },
  };
}

/** The parts one after another, as if they were one list. */
async function entriesOf(
  db: Db,
  parts: readonly SitemapPart[],
  from: number,
  most: number,
): Promise<SitemapEntry[]> {
  let entries: SitemapEntry[] = [];
  let skip = from;
  for (const part of parts) {
    if (entries.length === most) break;
    const found = await part.list(db, skip, most - entries.length);
    entries = entries.concat(found);
    skip = found.length > 0 ? 0 : Math.max(0, skip - (await part.count(db)));
  }
  return entries;
}

function pagesPart(paths: readonly string[]): SitemapPart {
  return {
    count: async () => paths.length,
    list: async (_db, from, most) => paths.slice(from, from + most).map((path) => ({ path })),
  };
}

interface Rules {
  readonly clock: () => Date;
  readonly freshMs: number;
  /** The oldest gives way to one more. */
  readonly most: number;
}

/** Values that are costly to make, kept for a while; whoever asks meanwhile waits for the same one. */
function createFreshValues<T>({ clock, freshMs, most }: Rules) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    get(name: string, make: () => Promise<T>): Promise<T> {
      const now = clock().getTime();
      const known = kept.get(name);
      if (known && known.until > now) return known.value;
      kept.delete(name);
      // One after another: however many are asked for, one is being made.
      const value = last.then(make);
      last = value.catch(() => undefined);
      kept.set(name, { until: now + freshMs, value });
      for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest);
      // What failed is tried again by the next one who asks.
      value.catch(() => kept.get(name)?.value === value && kept.delete(name));
      return value;
    },
  };
}
