import type { DraftFact } from "#contract/job-creation.ts";
import { isKnown } from "../apply.ts";
import type { Settled } from "../state.ts";

const LONGEST = 320;
const MARKUP = /[<>{}[\]\\`*_#|]|https?:|www\.|&\w+;/i;
const CLAIMS_LIVE = /\b(?:live|published|posted|complete[d]?|submitted|sent|done|finished)\b/i;
const TALK = new Set(
  `thanks thank noted great good okay right understood added have will this that with what which when where would could
  please tell about also next need needs know like more anything else there their they them your you and the for are
  is it its job role position advertisement ad title location based place full-time part-time contract casual on-site
  hybrid remote pay pays salary responsibilities responsibility requirements requirement must nice benefits benefit
  contact report reports start starts date person people work working main duties skip leave left off mention let
  does do can may main list any other some from into been being was were not just only now then here how who whom why`.split(
    /\s+/,
  ),
);
const ASKS: Readonly<Record<DraftFact, RegExp>> = {
  title: /\btitle\b/i,
  location: /\b(?:where|location|based)\b/i,
  arrangement: /\b(?:hybrid|remote|on-site)\b/i,
  employment_type: /\b(?:full-time|part-time|employment|casual)\b/i,
  level: /\blevel\b/i,
  salary: /\b(?:pays?|salary)\b/i,
  responsibilities: /\b(?:responsibilit\w+|duties)\b/i,
  must: /\b(?:must|requirements?)\b/i,
  nice: /\bnice\b/i,
  benefits: /\bbenefits?\b/i,
  reports_to: /\breports?\b/i,
  start_date: /\bstarts?\b/i,
  contact: /\bcontact\b/i,
};
const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’+#&.-]*/gu) ?? [];
const trimmed = (word: string) => word.replace(/[.'’-]+$/, "");

/**
 * Whether a model's wording may stand in the place of ours: short, without markup, with no word that is
 * neither in the draft nor talk about an advertisement, and asking for what is open and for nothing else.
 */
export function mayBeSaid(
  reply: string,
  settled: Settled,
  asks: readonly DraftFact[],
  ours: string,
): boolean {
  const text = reply.trim();
  if (text === "" || text.length > LONGEST || MARKUP.test(text) || CLAIMS_LIVE.test(text))
    return false;
  if (asks.length === 0) return false;
  const known = new Set([
    ...TALK,
    ...wordsOf(ours).map(trimmed),
    ...wordsOf(JSON.stringify(settled.draft)).map(trimmed),
  ]);
  if (
    !wordsOf(text)
      .map(trimmed)
      .every((word) => (word.length < 3 && !/\d/.test(word) ? true : known.has(word)))
  )
    return false;
  const questions = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.includes("?"))
    .join(" ");
  const asked = (Object.keys(ASKS) as DraftFact[]).filter((fact) => ASKS[fact].test(questions));
  return (
    asks.every((fact) => asked.includes(fact)) &&
    asked.every((fact) => asks.includes(fact) || !isKnown(settled.draft, fact))
  );
}
