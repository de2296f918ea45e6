import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FIRM_DEFAULTS, FIRM_SIZES, hostOf } from "#contract/firm-rules.ts";
import type { DemoPart } from "#server/platform/demo-world.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import * as repository from "./repository.ts";
import { discoveredFirms } from "./tables.ts";

const HOUR_MS = 3_600_000;
const ADDED_DAYS = 120;
const NEVER = "-";

/** The law firms of the demo world, and a few that a search came across. */
export const firmsDemo: DemoPart = async (tx, { now }) => {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const added = ago(ADDED_DAYS * 24);
  const firms = demoRows("firms.txt").map((row, at) => {
    // The order of the list says which of two with one host was there first.
    const createdAt = new Date(added.getTime() + at * HOUR_MS);
    const [name = "", website = "", careers = "", location = "", size = ""] = row;
    const [areas = "", read = NEVER, enabled = "", lastError = ""] = row.slice(5);
    return {
      name,
      websiteUrl: website,
      host: hostOf(website),
      careersPageUrl: careers && new URL(careers, website).href,
      location,
      sizeCategory: FIRM_SIZES.find((known) => known === size) ?? FIRM_DEFAULTS.size_category,
      practiceAreas: areas.split(";").flatMap((area) => area.trim() || []),
      scrapingConfig: FIRM_DEFAULTS.scraping_config,
      scrapingEnabled: enabled === "yes",
      lastScrapedAt: read === NEVER ? null : ago(Number(read)),
      lastError,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await repository.insert(tx, firms);
  await tx.orm.insert(discoveredFirms).values(
    demoRows("discovered.txt").map(
      ([firmName = "", searchQuery = "", url = "", careers = "", hours]) => ({
        firmName,
        searchQuery,
        discoveredUrl: url,
        host: hostOf(url),
        careersPageUrl: careers,
        discoveredAt: ago(Number(hours)),
      }),
    ),
  );
};

/** A line each, its parts between bars; lines that begin with # say what the parts are. */
function demoRows(file: string): string[][] {
  return readFileSync(join(projectRoot(), "demo", "operations", file), "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.split("|").map((part) => part.trim()));
}
