import type { Mark } from "../labels.ts";

/** Said in one breath with the hours: "twelve hour days around 130 all in". */

const SUM = String.raw`\$?\d{2,3}(?:,\d{3}|\.\d{1,2})?(?: ?k)?`;
const AT_END = new RegExp(
  String.raw`[ ,]+((?:(?:paying|pays|pay|is|around|about|roughly|at|for) )*${SUM} ?(?:(?:(?:per|an?|each) (?:session|hour|hr|visit|consult|lesson|call|job)|\/ ?(?:hr|hour|session))(?: (?:plus|\+|including) super)?|all[- ](?:in|up)|(?:plus|\+) super))\W*$`,
  "iu",
);

/** A sum at the end of the hours is what is paid. */
export function apartFromHours(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => {
    const found = mark.label === "hours" ? AT_END.exec(mark.text) : null;
    const said = found?.[1];
    if (!found || said === undefined) return [mark];
    const end = mark.from + found.index;
    const from = end + found[0].indexOf(said);
    return [
      { ...mark, to: end, text: mark.text.slice(0, found.index) },
      { ...mark, label: "pay", from, to: from + said.length, text: said } satisfies Mark,
    ];
  });
}
