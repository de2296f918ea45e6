import { splitPlace } from "#reading/places.ts";
import { areApart } from "./are-apart.ts";
import { fieldsSaid } from "./fields-of-law.ts";
import { contradict, placesNamed } from "./places-named.ts";
import { similarity } from "./sketch.ts";

/** An advertisement of an employer, as far as another is compared with it. */
export interface Ad {
  readonly title: string;
  readonly location: string;
  /** "" when it is not said. */
  readonly level: string;
  readonly practiceArea: string;
  readonly sketch: readonly number[];
}

/** From here on two texts say the same, and from there on a reviewer is told about the other one. */
const SAME = 0.85;
const ALIKE = 0.55;

/** `same`: one job that is advertised twice. `alike`: a person has to look. */
export interface Nearness {
  readonly verdict: "same" | "alike" | "other";
  readonly similarity: number;
}

/**
 * Firms write all of their advertisements by one template: the same words about another town, another seniority or
 * another field of law are another job.
 */
export function nearness(one: Ad, other: Ad): Nearness {
  const shared = similarity(one.sketch, other.sketch);
  if (shared < ALIKE) return { verdict: "other", similarity: shared };
  const isSame = shared >= SAME && !areDifferentJobs(one, other);
  return { verdict: isSame ? "same" : "alike", similarity: shared };
}

function areDifferentJobs(one: Ad, other: Ad): boolean {
  const [a, b] = [parted(one), parted(other)];
  if (a.words !== b.words || contradict(a.places, b.places)) return true;
  if (areApart(fieldsSaid(one.practiceArea), fieldsSaid(other.practiceArea))) return true;
  return one.level !== "" && other.level !== "" && one.level !== other.level;
}

/** "Solicitor, Parramatta" at "Sydney NSW" is a solicitor in Parramatta or Sydney. */
function parted({ title, location }: Ad) {
  const { rest, place } = splitPlace(title);
  return { words: titleWords(rest), places: placesNamed(`${location}, ${place}`) };
}

const WRITTEN_OUT: Readonly<Record<string, string>> = {
  snr: "senior",
  sr: "senior",
  jnr: "junior",
  jr: "junior",
};
/** Part-time and casual are others than the usual; these are the usual. */
const IDLE = new Set(
  "a an and for full in job of opportunity our permanent position role the time to vacancy".split(
    " ",
  ),
);

/** In no order, each once, singular. */
function titleWords(title: string): string {
  const words = (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => WRITTEN_OUT[word] ?? word)
    .filter((word) => !IDLE.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, "") : word));
  return [...new Set(words)].sort().join(" ");
}
