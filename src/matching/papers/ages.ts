const YEAR = /\b(?:19|20)\d\d\b/g;
const TO_COME = /\b(?:expir\w*|valid|until|to|expected|due|good|current)\b[^.;]{0,12}$/i;
const RUNS_TO =
  /\b(?:expir(?:es|y)|(?:valid|current|good) (?:to|until|till)|until|exp\.?)\W{0,3}(?:\w{3,9} )?((?:19|20)\d\d)\b/i;
const LONGEST = 400;

/** Years from the last one that a text names to the year of the resume; 0 where it names none. */
export function ageOf(text: string, year: number): number {
  const years = [...text.matchAll(YEAR)].map(([found]) => Number(found));
  return years.length > 0 && year > 0 ? Math.max(0, year - Math.max(...years)) : 0;
}

/** "Valid to 2023" in a resume of 2026. */
export function ranOut(text: string, year: number): boolean {
  const until = RUNS_TO.exec(text)?.[1];
  return until !== undefined && Number(until) < year;
}

/** The last year that a resume names and that is not one to come. */
export function lastYearOf(units: readonly { readonly text: string }[]): number {
  let last = 0;
  for (const { text } of units) {
    const line = text.slice(0, LONGEST);
    for (const { 0: found, index } of line.matchAll(YEAR))
      if (!TO_COME.test(line.slice(Math.max(0, index - 30), index)))
        last = Math.max(last, Number(found));
  }
  return last;
}
