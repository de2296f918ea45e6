import { paidThen } from "./changes/pay.ts";
import { addItem, setItems, setSalary } from "./draft.ts";
import { amountsInFigures } from "./facts/number-words.ts";
import { findSalary, superAlone } from "./facts/salary.ts";
import { tidyItem } from "./items.ts";
import type { Mark } from "./labels.ts";
import type { Settled } from "./state.ts";

/** What is said about pay: a sum, and notes beside it. */

interface Said {
  readonly marks: readonly Mark[];
  readonly message: string;
}

const isFix = ({ label }: Mark) => label === "fix";

/** By the visit, the shift or the piece: no yearly sum. */
const BY_PIECE =
  /\b(?:per|a|an|each|every|\/) ?(?:visit|shift|session|delivery|drop|km|kilometre|unit|night|job|call|matter|file|class|lesson|cut|head|tonne|item|piece|appointment|kilo|kg|bin|bucket|lug|tray|tree|metre|consult\w*|game|gig|page|word)\b/i;
/** "Average pickers make around $34 an hour" is what comes of it, not what is paid. */
const IS_EARNED = /\b(?:averages?|pickers|clears?|earns?|earning|takes? home)\b[^.]*\d/i;
const BY_WEEK =
  /\d[\d,.]*\s*(?:k )?(?:(?:per|a|each|\/) ?(?:week|wk|fortnight|fn|month|mth)|p\.?w\b|weekly|fortnightly|monthly)/i;
/** "mid 80s": no sum. */
const ROUGHLY =
  /\b(?:low|mid|high|upper|early|late)[- ]?(?:to[- ]?(?:mid|high)[- ]?)?\$?\d+ ?k?['’]?s?\b/i;
/** What is paid whatever comes on top. */
const BASE = /\$?\d[\d,.]* ?k? base\b|\bbase (?:of |is )?\$?\d[\d,.]* ?k?/i;
const SHARE_OF_SUPER = /\d(?:\.\d+)? ?%(?: of)? super/i;
/** What comes on top stays when the rate itself changes: "52 cents a kilometre plus overnight allowance". */
const ON_TOP = /^[^,;]*\d.*?(?:\bplus\b|\+) (?!keep\b)(.{4,})$/i;
/** Money beside the pay itself. */
const EXTRA =
  /\b(?:bonus(?:es)?|commission|allowance|budget|reimburse\w*|voucher|subsid\w+|towards|relocation|internet|sign[- ]on|penalt(?:y|ies)|overtime|loading|time and a half|double time|ote|tips|shares?|esop|equity|per night|retention|fee|after (?:\d|probation|three|six)|goes (?:up )?to|rising|once)\b/i;

const WISHED = new Set<Mark["label"]>(["must", "nice"]);

export function placePay(
  settled: Settled,
  mark: Mark,
  { marks, message }: Said,
  before: Settled,
): Settled {
  const text = amountsInFigures(mark.text).replace(/\bp\/(?=[ahwd]\b)/gi, "p");
  const known = settled.draft.salary;
  const isSet = JSON.stringify(known) !== JSON.stringify(before.draft.salary);
  // Foreign money and pay by the week are kept in the words that were used.
  const isOwnWords =
    ROUGHLY.test(text) ||
    /[£€]|\b(?:usd|nzd|gbp)\b/i.test(text) ||
    BY_WEEK.test(text) ||
    BY_PIECE.test(text) ||
    IS_EARNED.test(text);
  const base = /\bote\b/i.test(text) ? (BASE.exec(text)?.[0] ?? "") : "";
  if (base !== "" && !isOwnWords) return placeBase(settled, mark, base, { marks, message }, before);
  const said = isOwnWords ? null : findSalary(text, true, known?.per);
  const alone = superAlone(text);
  if (isOwnWords && marks.some(isFix)) {
    const others = settled.draft.pay_notes.flatMap((note) => ON_TOP.exec(note)?.[1] ?? []);
    const bare = setItems(setSalary(settled, null), "pay_notes", []);
    return others.reduce(
      (now, note) => addItem(now, "pay_notes", tidyItem(note)),
      addItem(bare, "pay_notes", payNote(text)),
    );
  }
  if (!said) {
    if (HOLLOW.test(text.trim())) return settled;
    if (alone !== "" && known) return setSalary(settled, { ...known, super: alone });
    return addItem(settled, "pay_notes", payNote(text));
  }
  const lead = marks.findLast(({ label, to }) => WISHED.has(label) && to <= mark.from)?.text ?? "";
  const then = known && paidThen(settled, tidyItem(text), lead, message.slice(mark.to));
  if (then) return then;
  const isExtra = EXTRA.test(text) && !/^\W*\$?\d/.test(text);
  if ((isSet || isExtra || isFarFrom(said.value, known)) && known && !marks.some(isFix))
    return addItem(settled, "pay_notes", payNote(text));
  if (isBareHour(text, said.value)) {
    const end = said.span[1];
    const hourly = `${text.slice(0, end)} an hour${text.slice(end)}`;
    return placePay(settled, { ...mark, text: hourly }, { marks, message }, before);
  }
  const around = message.slice(Math.max(0, mark.from - 50), mark.to + 20);
  const salary = {
    ...said.value,
    super: said.value.super || (known?.per === said.value.per ? known.super : ""),
  };
  const single = salary.min === salary.max ? salary.max : null;
  if (known && single !== null && known.min !== known.max && marks.some(isFix)) {
    if (/\b(?:upper|top|max(?:imum)?|high(?:er|est)?|up to|ceiling)\b/i.test(around))
      return setSalary(settled, { ...known, max: single });
    if (/\b(?:lower|bottom|min(?:imum)?|starts?|floor|from|low)\b/i.test(around))
      return setSalary(settled, { ...known, min: single });
  }
  const share = /\bpro[- ]rata\b/i.test(text) ? "Pro rata" : "";
  const rest = share || payNote(`${text.slice(0, said.span[0])} ${tailOf(text, said.span)}`);
  // "plus 11.5% super" says it already.
  const own = SHARE_OF_SUPER.test(rest) ? { ...salary, super: "" as const } : salary;
  const next = setSalary(settled, own);
  const bare =
    own.super === ""
      ? rest
      : rest.replace(/[,;]?\s*(?:\+|plus|and)? ?super(?:annuation)?$/i, "").trim();
  return bare === "" || HOLLOW.test(bare) ? next : addItem(next, "pay_notes", bare);
}

const HOLLOW =
  /^(?:levels?|thousand|grand|flat|k|pay|rate|base|package|plus|casual|full[- ]time|part[- ]time)$/i;

/** "120k OTE, 70 base": the base is the pay, the rest a note. */
function placeBase(settled: Settled, mark: Mark, base: string, said: Said, before: Settled) {
  const text = `${base.replace(/\bbase\b(?: of| is)?/i, " ").trim()} base`;
  const next = placePay(settled, { ...mark, text }, said, before);
  const rest = payNote(amountsInFigures(mark.text).replace(base, " ").replace(/\s+,/g, ","));
  return rest === "" ? next : addItem(next, "pay_notes", rest);
}

const YEARLY: Readonly<Record<string, number>> = { hour: 1976, day: 230, week: 52, year: 1 };
const sumOf = ({ min, max, per }: Sum) => (max ?? min ?? 0) * (YEARLY[per] ?? 1);
interface Sum {
  readonly min: number | null;
  readonly max: number | null;
  readonly per: string;
}

/** Less than half or more than twice of what is paid is paid for something else. */
function isFarFrom(said: Sum, known: Sum | null): boolean {
  const share = known ? sumOf(said) / sumOf(known) : 1;
  return share < 0.5 || share > 2;
}

/** "45 flat" and "38.50": below sixty and without thousands it is by the hour. */
const isBareHour = (text: string, { min, max, per }: Sum) =>
  per === "year" &&
  (max ?? min ?? 0) < 60_000 &&
  /(?<!\d)[1-5]\d(?:\.\d+)?(?![\d,.]*\d{2}| ?k\b| ?thousand| ?grand|,\d)/i.test(text) &&
  !/\bhour\b|\bk\b|\dk\b|thousand|grand|p\.?a\b|annum|year/i.test(text);

/** What stands behind the sum; a share or a second sum that was read with it comes back. */
function tailOf(text: string, [from, to]: readonly [number, number]): string {
  const inside = /\s*(?:plus|\+|and|&)\s*\$?[\d.,]+ ?(?:k|%|percent)?\s*$/i.exec(
    text.slice(from, to),
  );
  return inside && inside.index > 0 ? text.slice(from + inside.index) : text.slice(to);
}

/** What is left of the words on pay when the sum is taken out; "" when that says nothing. */
const SUPER_ONLY =
  /^(?:(?:inc(?:l|luding)?|and|plus|of|the|usual|statutory|\d+(?:\.\d+)? ?%)\s*)*super(?:annuation)?$/i;

function payNote(text: string): string {
  const bare = text
    .replace(/\b(?:hourly|daily) rate (?:of|is)\s*/i, "")
    .replace(/\b(?:salary|pay|rate|wage|package|base|remuneration)(?: is| of|:)?\s*$/i, "")
    .replace(
      /^(?:[\s,;:+&(–-]|\b(?:plus|and|with|then|pay(?:ing)?|salary(?! (?:packag|sacrific))|rate|is|of|on(?! (?:days|nights|afternoons|arvos|evenings|week|sat|sun|public|pub)\p{Ll}*)|the|a|an|it's|its|per annum|p\.?a\.?|base|gross|pkg|super(?:annuation)?(?! (?:fund|above))|about|around|roughly|say|so|range|from|up to)\b)+/iu,
      "",
    )
    .replace(/[\s,;:+&()–-]+$/, "");
  if (
    !/\p{L}{3}|\p{Lu}{1,2}\d|\d ?c\b|\bkm\b/u.test(bare) ||
    SUPER_ONLY.test(bare) ||
    /^(?:on )?top$/i.test(bare)
  )
    return "";
  return tidyItem(
    bare
      .replace(/(?<=\b(?:offshore|onshore|ordinary|days?|nights?|weekdays?)) (?=\$\d)/giu, ", ")
      .replace(/\bcomms\b/gi, "commission")
      .replace(/\bord\b/gi, "ordinary")
      .replace(/(\d) ?c\b/g, "$1 cents")
      .replace(/\b(a|per|each) km\b/gi, "$1 kilometre")
      .replace(/(?<![\d$£€])\$?(\d{2,3}) ?k\b/gi, (_all, thousands: string) => `$${thousands},000`),
  );
}
