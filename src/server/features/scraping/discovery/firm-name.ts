import { hostOf } from "#contract/firm-rules.ts";
import type { SearchResult } from "./search.ts";

const SEPARATOR = /\s+[|–—·•»]\s+|\s+-\s+|\s*::\s*|:\s+/;
const PAGE =
  /^(?:home|welcome|careers?|jobs|vacancies|about(?: us)?|contact(?: us)?|join us|work with us|our people|current opportunities)$/i;

/** From the title of a search result, "Careers | Harrow Legal", where the website itself could not be asked. */
export function firmName({ title, url }: SearchResult): string {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !PAGE.test(part));
  const host = hostOf(url);
  const label = lettersOf(host.split(".")[0] ?? "");
  const named = parts.find((part) => {
    const letters = lettersOf(part);
    return letters.length > 2 && (letters.startsWith(label) || label.startsWith(letters));
  });
  return named ?? parts[0] ?? host;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
