import type * as z from "zod/mini";
import { SeekBody } from "#contract/seek.ts";
import { SEEK_DEFAULTS, type SeekConfig, withWord } from "#contract/seek-rules.ts";
import { locationNamed } from "./locations.ts";

/** What the console starts with. */
export const FIRST_CONFIG: SeekConfig = {
  ...SEEK_DEFAULTS,
  keywords: ["lawyer"],
  location: "Sydney NSW",
};

/** As it was sent, made regular: every word once, no salary for a blank one, the place by its own name. */
export function configOf(body: z.output<typeof SeekBody>): SeekConfig {
  const distinct = (words: readonly string[]) => words.reduce(withWord, [] as readonly string[]);
  return {
    ...body,
    keywords: distinct(body.keywords),
    exclude_words: distinct(body.exclude_words),
    location: locationNamed(body.location)?.name ?? body.location.trim(),
    salary_min: body.salary_min === "" ? null : body.salary_min,
    salary_max: body.salary_max === "" ? null : body.salary_max,
    company: body.company.trim(),
  };
}

/** As it was kept with a run. */
export const keptConfig = (kept: unknown): SeekConfig => configOf(SeekBody.parse(kept));
