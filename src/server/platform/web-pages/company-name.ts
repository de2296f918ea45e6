import type { CheerioAPI } from "cheerio";
import type { Organisation } from "./organisation.ts";
import { tidied } from "./tidied.ts";

const LONGEST = 120;
const SEPARATOR = /\s+[|–—·•»]\s+|\s+-\s+|\s*::\s*|:\s+/;
/** Pages of a site, not companies. */
const PAGE =
  /^(?:home|home ?page|welcome|about(?: us)?|contact(?: us)?|careers?|official (?:web)?site)$/i;

/** In its own words where it says so; otherwise the part of the title that is no slogan; else the host. */
export function companyName(page: CheerioAPI, url: string, { name }: Organisation): string {
  const site = tidied(page('meta[property="og:site_name"]').attr("content") ?? "");
  const { hostname } = new URL(url);
  const said = [site, name, ofTitle(tidied(page("title").first().text()), hostname)];
  const usable = said.find((one) => one !== "" && one.length <= LONGEST && !PAGE.test(one));
  return usable ?? hostname.replace(/^www\./, "");
}

/** "Harrow Legal | Employment lawyers in Sydney": the part that the host is named after, else the first. */
function ofTitle(title: string, hostname: string): string {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.replace(/^welcome to (?:the )?/i, "").trim())
    .filter((part) => part !== "" && !PAGE.test(part));
  const host = lettersOf(hostname.replace(/^www\./, "").split(".")[0] ?? "");
  const named = parts.find((part) => {
    const letters = lettersOf(part);
    return letters !== "" && (letters.includes(host) || host.includes(letters));
  });
  return named ?? parts[0] ?? "";
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
