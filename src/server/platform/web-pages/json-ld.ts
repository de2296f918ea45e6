import type { CheerioAPI } from "cheerio";

/** A page is a stranger's: it may hold more than anybody wants to know. */
const MOST_NODES = 500;
const DEEPEST = 8;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Every object in the page's JSON-LD, the outer before the inner, wherever it stands. */
export function jsonLdObjects(page: CheerioAPI): JsonObject[] {
  const scripts = page('script[type*="ld+json" i]').toArray();
  let level: unknown[] = scripts.map((element) => parsed(page(element).text()));
  const found: JsonObject[] = [];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const objects = level
      .flat(DEEPEST)
      .filter(isObject)
      .slice(0, MOST_NODES - found.length);
    found.push(...objects);
    level = objects.flatMap((object) => Object.values(object)).filter(isNested);
  }
  return found;
}

const isNested = (value: unknown) => typeof value === "object" && value !== null;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** "JobPosting", "schema:JobPosting" or "https://schema.org/JobPosting", alone or in a list. */
export const typesOf = ({ "@type": type }: JsonObject): string[] =>
  [type].flat().flatMap((one) => (typeof one === "string" ? one.replace(/^.*[/:#]/, "") : []));

/** Content systems leave comments around it, and line ends inside its texts. */
function parsed(json: string): unknown {
  const bare = json.replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>)\s*$/g, "");
  for (const text of [bare, bare.replace(/\p{Cc}+/gu, " ")])
    try {
      return JSON.parse(text);
    } catch {
      // The other form, or nothing at all.
    }
  return undefined;
}
