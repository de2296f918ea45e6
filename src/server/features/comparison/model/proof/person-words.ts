/** Words about people that have no place in a report on work, and how they are told from work itself. */

/** About a person, whatever the work is. */
const ALWAYS =
  /\b(?:he|she|him|his|her|hers|himself|herself|years? old|year-old|how old|date of birth|birthday|your age|their age|born|marital|married|unmarried|divorced|widowed|spouse|husband|wife|girlfriend|boyfriend|single (?:mother|father|parent)|(?:young|own) family|(?:start|rais|support)(?:e|ing)? a family|family (?:status|situation|commitments|responsibilities|plans)|(?:have|has|having|own) (?:children|kids)|skin colou?r|native[- ]speaker|mother tongue|foreign accent|nationality|country of origin|where (?:are|were) you (?:from|born)|your (?:religion|faith|health)|religious belief\w*|medical condition|overweight|criminal record|(?:personal|physical) appearance|attractive|photo(?:graph)?)\b/i;

/** About a person, unless the work is about it: "aged care", "family law", "mental health". */
const UNLESS_WORK = new Set(
  `age aged ageing young younger youth old older elderly male female man woman men women boy girl gender sex sexual
  sexuality gay lesbian bisexual transgender lgbt lgbtiq lgbtqi pregnancy pregnant maternity paternity breastfeeding childcare
  race racial ethnic ethnicity black white asian african indigenous aboriginal islander immigrant immigration migrant refugee
  foreigner religion religious christian catholic muslim islamic jewish hindu buddhist church mosque faith political union
  family families parent parents parental mother father child children kids health healthy illness ill sick disability disabled
  disabilities wheelchair mental autism`.split(/\s+/),
);

/** What the job and the roles are about, as rows of words. */
export interface WorkWords {
  readonly work: string;
  /** What is asked for by name: "family law". */
  readonly topics: string;
}

export function speaksOfPerson(
  sentence: string,
  row: string,
  { work, topics }: WorkWords,
): boolean {
  if (ALWAYS.test(sentence)) return true;
  const words = row.trim().split(" ");
  return words.some((word, at) => {
    if (!UNLESS_WORK.has(word) || topics.includes(` ${word} `)) return false;
    const pairs = [`${words[at - 1] ?? ""} ${word}`, `${word} ${words[at + 1] ?? ""}`];
    return !pairs.some((pair) => /^\S+ \S+$/.test(pair) && work.includes(` ${pair} `));
  });
}
