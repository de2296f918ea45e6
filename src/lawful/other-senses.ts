import { words } from "./frames.ts";

/** Words for people that name a place, a class of customers or something past, and words of the law's that mean something else. */

/** Bare, as in "girls school": nobody is hired by these words. */
const BARE =
  "(?:boys|girls|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?|juniors?|seniors?|teen(?:ager)?s?)";
/** "Male barbers" and "a female school teacher" choose who works there, so these need more than the place. */
const MARKED = "(?:wom[ae]n|m[ae]n|female|male|lad(?:y|ies)|gents?)";
const PLACE =
  "(?:gyms?|schools?|colleges?|rooms?|wards?|shelters?|refuges?|hostels?|prisons?|clinics?|boarding houses?|fitness (?:centres?|studios?)|change ?rooms?|toilets?|wear|fashion|clothing|shoes|haircuts?|barbers?|choirs?)";
const ROOM = /(?:bab(?:y|ies)|toddlers?|infants?|kinder|preschool)(?:'s|s')? (?:room|group)/;
const PERSON = "(?:bloke|guy|fella|chap|man|woman|lady|girl|person|one)";
const OTHER: readonly RegExp[] = [
  // "A female only gym needs staff": who trains there, not who works there.
  words(
    `(?:${BARE}(?:'s|s'|')?(?:[- ]only)?|${MARKED}(?:(?:'?s|s'|')(?:[- ]only)?|[- ]only))(?= ${PLACE}(?![a-z]))`,
  ),
  // "The last bloke was a marine biologist" tells of him.
  words(
    `(?:the|our|my) (?:last|previous|former|old|other) ${PERSON}(?= (?:was|had|did|left|never|drove|went|got|ran|told|used|before|retired|moved|quit)(?![a-z]))`,
  ),
  // Fit for work, a fit and proper person: nobody is chosen by the body.
  words("fit(?= (?:for (?:work|duty|purpose|the (?:work|job|role))|and proper)(?![a-z]))"),
].map((form) => new RegExp(form.source, "g"));
/** "The babies room, not toddlers": another room. */
const OTHER_ROOM =
  /(?<![a-z])not (?:the )?(?:bab(?:y|ies)|toddlers?|infants?|kinder|preschool)(?= ?(?:room|group)?(?:[.,;!]|$))/g;

/** The same sentence with a word that means nothing in the place of each, letter for letter. */
export function withoutOtherSenses(sentence: string): string {
  const blank = (found: string) => found.replace(/[a-z]/g, "x");
  const rest = ROOM.test(sentence) ? sentence.replace(OTHER_ROOM, blank) : sentence;
  return OTHER.reduce((text, form) => text.replace(form, blank), rest);
}

const TIMES = new Set(
  `term terms time times school hours hour only during in the a and or days day weekdays weekday weekends weekend nights night
  mornings afternoons evenings shifts shift part full casual work role position monday tuesday wednesday thursday friday saturday sunday
  to till until from am pm weeks week year per about`.split(/\s+/),
);
const MOST_WORDS = 10;

/** "Term time only", "school hours": when the work is done chooses nobody. */
export function isOnlyTimes(sentence: string): boolean {
  const said = sentence.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return (
    said.length > 0 &&
    said.length <= MOST_WORDS &&
    said.every((word) => TIMES.has(word) || /^\d/.test(word))
  );
}
