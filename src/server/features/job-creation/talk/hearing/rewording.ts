import { sameWords } from "../apply.ts";
import { LIST_FACTS, type Settled } from "../state.ts";
import { mend } from "../wording/draft-flags.ts";
import { change, type Ear, remark } from "./ear.ts";
import { ASKING } from "./pointing.ts";

const QUOTED = new RegExp(
  String.raw`${ASKING}(?:(?:replace|swap|change|reword|substitute) (?:the words? )?"(?<old>[^"]{1,300})" (?:with|by|for|to|into) "(?<better>[^"]{0,300})"|(?:remove|delete|drop|take out|cut) (?:the words? )?"(?<gone>[^"]{1,300})")[\s.!]*(?:please|thanks)?[\s.!]*$`,
  "iu",
);

/** 'Replace "x" with "y"' and 'Remove "x"': these very words, wherever they stand. Null: it is something else. */
export function rewordQuoted(ear: Ear, text: string): Ear | null {
  const { old, better = "", gone } = QUOTED.exec(text)?.groups ?? {};
  const quote = (old ?? gone)?.trim();
  if (quote === undefined || quote === "") return null;
  const whole = LIST_FACTS.map((fact) => ({
    fact,
    item: ear.settled.draft[fact].find((item) => sameWords(item, quote)),
  })).find(({ item }) => item !== undefined);
  if (gone !== undefined && whole?.item !== undefined) {
    const next = change(ear, { op: "remove", fact: whole.fact, value: whole.item });
    return remark({ ...next, topic: whole.fact }, { kind: "removed", text: whole.item });
  }
  const settled = reworded(ear.settled, quote, better.trim());
  if (JSON.stringify(settled.draft) === JSON.stringify(ear.settled.draft))
    return remark(ear, { kind: "not-found", text: quote });
  return remark({ ...ear, settled }, { kind: "mended" });
}

function reworded(settled: Settled, quote: string, better: string): Settled {
  const { draft } = settled;
  const mended = (text: string) => mend(text, { quote, better });
  const lists = Object.fromEntries(
    LIST_FACTS.map((fact) => [fact, draft[fact].map(mended).filter((item) => item !== "")]),
  );
  const title = mended(draft.title) || draft.title;
  const about = draft.about
    .map((said) => ({ ...said, text: mended(said.text) }))
    .filter(({ text }) => text !== "");
  const reportsTo = mended(draft.reports_to) || draft.reports_to;
  return { ...settled, draft: { ...draft, ...lists, title, about, reports_to: reportsTo } };
}
