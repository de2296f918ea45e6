import { LEGAL_CLASSES } from "../legal-classes.ts";
import {
  PROFILE_VERSION,
  REQUIREMENT_KINDS,
  type Requirement,
  type VacancyProfile,
} from "../profiles.ts";
import { ascending, byNumber, grams } from "./ascending.ts";
import { documentConcepts, sentenceConcepts } from "./concepts.ts";
import { seal, unseal } from "./envelope.ts";
import {
  always,
  count,
  type Fields,
  type Form,
  flag,
  list,
  maybe,
  oneOf,
  record,
  text,
} from "./form.ts";
import { level, nextFrom, nextLine, nextTo, words, years } from "./numbers.ts";
import { steps, wordWeights } from "./weights.ts";

/** Names first, then the places of credentials. */
const NAMED = ["admission", "eligible"] as const;
const place = count(4);
const credential: Form<(typeof NAMED)[number] | number> = {
  put: (sink, value) =>
    place.put(sink, typeof value === "number" ? NAMED.length + value : NAMED.indexOf(value)),
  take(source) {
    const at = place.take(source);
    return NAMED[at] ?? at - NAMED.length;
  },
};

const REQUIREMENT: Fields<Requirement> = {
  kind: oneOf(REQUIREMENT_KINDS),
  line: nextLine,
  from: nextFrom,
  to: nextTo,
  essential: flag,
  any: flag,
  paper: flag,
  terms: list(count(10), 1),
  words,
  weights: wordWeights,
  concepts: sentenceConcepts,
  credential: maybe(credential),
  foreignAllowed: flag,
};
const requirement = record(
  REQUIREMENT,
  (source): Requirement => ({
    kind: REQUIREMENT.kind.take(source),
    line: REQUIREMENT.line.take(source),
    from: REQUIREMENT.from.take(source),
    to: REQUIREMENT.to.take(source),
    essential: REQUIREMENT.essential.take(source),
    any: REQUIREMENT.any.take(source),
    paper: REQUIREMENT.paper.take(source),
    terms: REQUIREMENT.terms.take(source),
    words: REQUIREMENT.words.take(source),
    weights: REQUIREMENT.weights.take(source),
    concepts: REQUIREMENT.concepts.take(source),
    credential: REQUIREMENT.credential.take(source),
    foreignAllowed: REQUIREMENT.foreignAllowed.take(source),
  }),
);

/** One line for each field. The order counts: `words` has most of the words that others point at. */
const VACANCY = record<VacancyProfile>({
  version: always(PROFILE_VERSION),
  words,
  requirements: list(requirement, 3),
  concepts: documentConcepts,
  specialties: sentenceConcepts,
  title: documentConcepts,
  grams,
  legal: maybe(oneOf(LEGAL_CLASSES)),
  isLaw: flag,
  field: text,
  terms: byNumber(ascending(1024, 3), steps(20, 4)),
  least: maybe(years),
  most: maybe(years),
  level: maybe(level),
  admitted: flag,
  excludesSenior: flag,
  leads: flag,
  state: text,
  asked: words,
  askedWeights: wordWeights,
});

export const packVacancy = (profile: VacancyProfile): Uint8Array =>
  seal("vacancy", VACANCY, profile);

export const unpackVacancy = (bytes: Uint8Array): VacancyProfile =>
  unseal("vacancy", VACANCY, bytes);

/** As it comes back from storage: a score is the same from both. */
export const settledVacancy = (profile: VacancyProfile): VacancyProfile =>
  unpackVacancy(packVacancy(profile));
