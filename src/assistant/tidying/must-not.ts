import type { Mark } from "../labels.ts";

/** "They can't be scared of snakes" asks for the contrary of what stands behind it. */

const WHO = "(?:they|you|he|she|applicants?|candidates?|the person|whoever it is)";
const CANNOT = "(?:can'?t|cannot|can not|must ?n[o']t|mustn'?t|should ?n[o']t|shouldn'?t)";
const LEAD = new RegExp(`(?:${WHO} ${CANNOT}|\\bmust not|\\bmustn'?t) (?:be|have) (?:an? )?$`, "i");
const WHOLE = new RegExp(`^(?:${WHO} ${CANNOT}|must not|mustn'?t) (?:be|have) \\p{L}`, "iu");
const LONGEST_LEAD = 40;

/** What must not be is a requirement with its "not", never without it. */
export function mustNot(message: string, marks: readonly Mark[]): Mark[] {
  return marks.reduce<Mark[]>((whole, mark) => {
    if ((mark.label === "no" || mark.label === "talk") && WHOLE.test(mark.text))
      return [...whole, { ...mark, label: "must" }];
    const start = Math.max(0, mark.from - LONGEST_LEAD);
    const lead = ASKED.has(mark.label) ? LEAD.exec(message.slice(start, mark.from)) : null;
    if (!lead) return [...whole, mark];
    const from = start + lead.index;
    const text = message.slice(from, mark.to);
    return [
      ...whole.filter(({ to }) => to <= from),
      { ...mark, label: "must", from, text } satisfies Mark,
    ];
  }, []);
}
const ASKED = new Set<Mark["label"]>(["must", "nice"]);
