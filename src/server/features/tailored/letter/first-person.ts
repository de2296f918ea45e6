/**
 * A point of a resume as its writer would say it: "Drafted leases for landlords" is "I drafted leases for
 * landlords". Only what surely begins with what somebody did; "Advanced Excel skills" is no deed.
 */
export function inFirstPerson(sentence: string, isCurrent: boolean): string | undefined {
  if (/^I \p{Ll}/u.test(sentence)) return sentence;
  const [first = ""] = sentence.split(/[\s,]/);
  const word = first.toLowerCase();
  if (/^[A-Z][a-z]+$/.test(first) && (PAST.has(word) || (isCurrent && PRESENT.has(word))))
    return `I ${word}${sentence.slice(first.length)}`;
  return undefined;
}

const words = (...lines: readonly string[]) => new Set(lines.flatMap((line) => line.split(" ")));

/** Without those that also describe: qualified, experienced, licensed, admitted, advanced, trusted. */
const PAST = words(
  "achieved acted adapted added addressed administered advised advocated analysed answered appeared applied argued arranged assembled assessed",
  "assisted attended audited authored automated baked booked briefed brought budgeted built calculated cared carried chaired checked cleaned closed coached",
  "collected commissioned communicated compiled completed conducted configured consulted contributed converted cooked coordinated corrected counselled",
  "created dealt debugged decreased defended delivered deployed designed developed devised diagnosed directed documented doubled drafted drove edited",
  "enforced engaged ensured escalated established evaluated examined executed expanded facilitated filed followed founded fulfilled gathered",
  "gave generated greeted grew guided halved handled helped hired hosted identified implemented improved increased initiated inspected installed instructed integrated",
  "interpreted interviewed introduced investigated invoiced issued joined kept launched lectured led liaised lodged looked lowered made maintained managed",
  "measured mediated mentored merged met migrated moderated monitored moved negotiated obtained opened operated optimised ordered oversaw",
  "packed paid participated performed persuaded piloted placed planned prepared presented prevented processed procured produced programmed promoted prosecuted protected",
  "proved provided published purchased raised ran received recommended reconciled recorded recovered recruited redesigned reduced referred refined",
  "released renewed reorganised repaired replaced replied reported represented researched resolved responded restored restructured reviewed revised rewrote rolled rostered",
  "saved scheduled scoped secured selected served serviced settled shaped shipped shortened showed simplified sold solved sorted sourced spoke staffed",
  "started steered stocked streamlined strengthened studied submitted succeeded summarised supervised supplied supported surveyed sustained",
  "tailored taught tended tested took tracked trained transferred transformed translated treated tripled troubleshot turned understood undertook updated upgraded used",
  "validated verified visited volunteered watched welcomed won worked wrote",
);
/** Without those that are things as well: research, reports, plans, drafts of something. */
const PRESENT = words(
  "act administer advise analyse appear arrange assess assist attend conduct coordinate defend deliver develop ensure evaluate examine facilitate",
  "give identify implement improve inspect instruct liaise maintain manage mentor negotiate operate organise oversee perform prepare produce provide publish",
  "recommend reconcile recruit represent resolve respond run select sell serve supervise teach translate troubleshoot verify write",
);
