import { addItem, setItems, setSalary } from "../draft.ts";
import { plainWords } from "../items.ts";
import { valuesIn } from "../said/values.ts";
import type { Settled } from "../state.ts";

/** An end of what is paid, or the rate of days beside that of nights, has another value now. */

const SUM = String.raw`\$?(\d[\d,]*(?:\.\d{1,2})?) ?(k|thousand|grand)?`;
const END = new RegExp(
  String.raw`^\W*(?:(?:ok|so|actually|sorry|and|but|oh|hmm|please|can you|could you|let'?s|make|put|set|bring|push|move|take|raise|drop|lower|change|its|it's|the|our)[ ,]+)*(top|upper|maximum|max|ceiling|high|bottom|lower|minimum|min|floor|low)(?: (?:end|one|figure|number|rate|bit|of the (?:range|band|pay|salary)|of it)){0,2}(?: (?:to|at|up to|down to|is|should be|can be|goes to|be|as))?(?: now)? ${SUM}(?: (?:an hour|a day|a year|now|please|instead|then|thanks))*\W*$`,
  "iu",
);
const TOP = /^(?:top|upper|max|ceiling|high)/i;

/** "Make the top 95": one end of the range that stands there. */
export function byEnd(settled: Settled, clause: string): Settled | undefined {
  const [, end = "", sum = "", unit] = END.exec(clause) ?? [];
  const { salary } = settled.draft;
  if (!salary || salary.min === null || salary.max === null || sum === "") return undefined;
  const figure = Number(sum.replaceAll(",", ""));
  const isThousands = unit !== undefined || (salary.max >= 1000 && figure < 1000);
  const value = isThousands ? figure * 1000 : figure;
  const [min, max] = TOP.test(end) ? [salary.min, value] : [value, salary.max];
  return min <= max ? setSalary(settled, { ...salary, min, max }) : undefined;
}

const LEFT = /^\W*(?:no,? |ok,? |yeah,? |just )*(?:leave|keep) (?:\p{L}+ ){0,4}(?:at|as|on) \S/iu;
const LONGEST = 9;

/** "Leave the price at 155" where it says so already. */
export function leftAsItIs(settled: Settled, clause: string): Settled | undefined {
  const [value, more] = valuesIn(clause);
  if (!value || more || !LEFT.test(clause) || plainWords(clause).length > LONGEST) return undefined;
  const figure = Number(value.text.replace(/[$,]/g, ""));
  const { salary, pay_notes, hours } = settled.draft;
  const isPaid = [salary?.min, salary?.max].some((sum) => sum === figure || sum === figure * 1000);
  const isSaid = [...pay_notes, ...hours].some((line) =>
    valuesIn(line).some(({ text }) => text.replace(/[$,]/g, "") === String(figure)),
  );
  return isPaid || isSaid ? settled : undefined;
}

const RATE =
  /^\W*(?:(?:oh|and|actually|sorry|so|the|our|make|put|change|its|it's)[ ,]+)*(days?|nights?|afternoons?|evenings?|weekdays?|weekends?|saturdays?|sundays?|public holidays?|offshore|onshore)?(?: ?rates?)?(?: (?:for|on) (?:the )?)?(days?|nights?|afternoons?|evenings?|weekdays?|weekends?|saturdays?|sundays?|public holidays?|offshore|onshore)?(?: (?:rate|is|are|to|at|now|should be|goes up to|go to|for|pays?))* \$?(\d{2,4}(?:\.\d{1,2})?)(?: (?:now|sorry|actually|an hour|a day|not \$?\d[\d.]*))*\W*$/i;

/** "Make the nights 44", "day rate offshore is 800": the sum of that name, the first of two being the pay itself. */
export function byRate(settled: Settled, clause: string): Settled | undefined {
  const [, one = "", other = "", sum = ""] = RATE.exec(clause.trim()) ?? [];
  const { salary, pay_notes } = settled.draft;
  const name = (other || one).toLowerCase().replace(/s$/, "");
  if (!salary || name === "" || sum === "") return undefined;
  for (const [at, note] of pay_notes.entries()) {
    const parts = note.split(/(,\s+)/);
    const own = parts.findIndex((part) => part.toLowerCase().includes(name));
    if (own < 0) continue;
    const part = parts[own] ?? "";
    // The first name has no sum of its own: it says when the pay itself is paid.
    if (own === 0 && at === 0 && !/\d/.test(part))
      return setSalary(settled, { ...salary, min: Number(sum), max: Number(sum) });
    if (!/\d/.test(part)) continue;
    const next = parts.with(own, part.replace(/\$?\d[\d,]*(?:\.\d+)?/, `$$${sum}`)).join("");
    return setItems(settled, "pay_notes", pay_notes.with(at, next));
  }
  return undefined;
}

const BESIDE = /^,?\s*(?:then|if so|with it|for that)\b/i;

/** "MR licence is a bonus, pays $33 then": paid under a condition, beside what is paid. */
export function paidThen(settled: Settled, sum: string, lead: string, behind: string) {
  if (!BESIDE.test(behind) || lead === "") return undefined;
  return addItem(settled, "pay_notes", `${sum} with ${lead}`);
}
