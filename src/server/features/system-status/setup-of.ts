import type { SystemStatus } from "#contract/system-status.ts";
import type { Config } from "#server/platform/config.ts";

/** What is set and what is not: never an address, a name of somebody, or a secret. */
export function setupOf(config: Config): SystemStatus["setup"] {
  const { blogSchedule, databaseUrl, demo, model, providers, s3Url, scraping, smtpUrl } = config;
  return {
    database: databaseUrl ? "outside" : "own",
    files: s3Url ? "s3" : "disk",
    mail: smtpUrl ? "smtp" : "outbox",
    model: model?.name ?? "",
    search: scraping.search !== undefined,
    board: scraping.seek.baseUrl !== undefined,
    board_permission: scraping.seek.permission !== "",
    blog_schedule: blogSchedule ? `${two(blogSchedule.hour)}:${two(blogSchedule.minute)}` : "",
    sign_in_with: Object.entries(providers).flatMap(([name, set]) => (set ? [name] : [])),
    demo,
  };
}

const two = (number: number) => String(number).padStart(2, "0");
