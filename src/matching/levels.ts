/** How high a title stands, from 0 (in training) to 5 (runs the company); undefined when it does not say. */
const LADDER: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(?:chief|ceo|cfo|cto|coo|cio|president|vp|managing director|executive director|founder)\b/i,
  ],
  [
    4,
    /\b(?:partner|principal|special counsel|director|head of|general manager|general counsel|superintendent|executive chef|head chef)\b/i,
  ],
  [3, /\b(?:senior|managing|principal) associate\b/i],
  [3.5, /\b(?:manager|supervisor|team leader|foreman|forewoman|head|coordinator general)\b/i],
  [3, /\b(?:senior|sr|lead|leading|staff engineer|specialist iii)\b/i],
  [
    0,
    /\b(?:graduate|intern|trainee|clerkship|summer clerk|seasonal clerk|apprentice|cadet|entry[- ]level|student|work experience|placement)\b/i,
  ],
  [1, /\b(?:junior|jr|assistant|aide|helper)\b/i],
  [2, /\bassociate\b/i],
];

export function titleLevel(title: string): number | undefined {
  return LADDER.find(([, pattern]) => pattern.test(title))?.[0];
}

/** What so many years of doing something usually come to. */
export function levelOfYears(years: number): number {
  if (years < 1) return 0;
  if (years < 3) return 1;
  if (years < 5) return 2;
  return years < 9.5 ? 3 : 4;
}
