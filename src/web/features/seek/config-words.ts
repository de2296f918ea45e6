import type { SeekConfig } from "#contract/seek-rules.ts";
import { configureTexts as texts } from "./texts.ts";

const AUD = new Intl.NumberFormat("en-AU", {
  style: "currency",
  currency: "AUD",
  maximumFractionDigits: 0,
});

/** What a configuration holds, in a sentence: its keywords, and everything that narrows the search. */
export function configWords(config: SeekConfig): string {
  const { location, job_type, experience, salary_min, salary_max, company } = config;
  const search = [config.keywords.join(", "), location && texts.inPlace(location)];
  const facts = [
    texts.pages(config.max_pages),
    job_type,
    experience && texts.level(experience),
    salary_min !== null && texts.from(AUD.format(salary_min)),
    salary_max !== null && texts.to(AUD.format(salary_max)),
    company && texts.at(company),
    config.date_posted,
    config.sort_by && texts.by(config.sort_by),
    config.exclude_words.length > 0 && texts.without(config.exclude_words),
  ];
  return [search.filter(Boolean).join(" "), facts.filter(Boolean).join(", ")]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(" ");
}
