import type { DraftEdit, DraftText } from "#contract/job-creation.ts";
import { addItem, clearFact, moveItem, setContact, setItems, setSalary, setText } from "./draft.ts";
import { engagementIn } from "./facts/engagement.ts";
import { amountsInFigures } from "./facts/number-words.ts";
import { placeOf } from "./facts/place.ts";
import { findSalary } from "./facts/salary.ts";
import { titleOf } from "./facts/title.ts";
import { plainWords, tidyItem } from "./items.ts";
import type { Settled } from "./state.ts";
import { withBetter } from "./wording/draft-flags.ts";

type Edit = Exclude<DraftEdit, { op: "undo" | "redo" | "publish" }>;

/** The draft after a change by hand. What somebody typed stays as it was typed. */
export function edited(settled: Settled, edit: Edit): Settled {
  switch (edit.op) {
    case "set":
      return setByHand(settled, edit.fact, tidied(edit.value));
    case "items":
      return setItems(
        settled,
        edit.fact,
        edit.items.map(tidied).filter((item) => item !== ""),
      );
    case "move":
      return moveItem(settled, edit.from, edit.to, edit.item);
    case "place":
      return placed(settled, edit.text, edit.to);
  }
}
const tidied = (text: string) => text.replace(/\s+/g, " ").trim();

function setByHand(settled: Settled, fact: DraftText, value: string): Settled {
  if (fact === "contact_name") return setContact(settled, { name: value });
  if (fact === "contact_email") return setContact(settled, { email: value });
  if (fact === "contact_phone") return setContact(settled, { phone: value });
  if (fact === "salary") return payByHand(settled, value);
  if (fact === "summary")
    return { ...setText(settled, "summary", value), ownSummary: value !== "" };
  if (fact === "employment_type") return setText(settled, fact, engagementIn(value).types || value);
  return setText(settled, fact, value);
}

/** Words that name no sum are kept as they are. */
function payByHand(settled: Settled, value: string): Settled {
  const cleared = setItems(clearFact(settled, "salary"), "pay_notes", []);
  if (value === "") return cleared;
  const text = amountsInFigures(value);
  const sum = findSalary(text, true);
  if (!sum) return setItems(cleared, "pay_notes", [value]);
  const rest = `${text.slice(0, sum.span[0])} ${text.slice(sum.span[1])}`.replace(
    /^[\s,;+]+|[\s,;+]+$/g,
    "",
  );
  const paid = setSalary(cleared, sum.value);
  return plainWords(rest).length > 0
    ? setItems(paid, "pay_notes", rest.split(/,\s+/).map(tidyItem))
    : paid;
}

function placed(settled: Settled, text: string, to: Extract<Edit, { op: "place" }>["to"]): Settled {
  const left = { ...settled, unplaced: settled.unplaced.filter((one) => one.text !== text) };
  if (left.unplaced.length === settled.unplaced.length) return settled;
  if (to === "out") return left;
  if (to === "title") return setText(left, "title", titleOf(text));
  if (to === "location") return setText(left, "location", placeOf(text));
  if (to === "salary") return payByHand(left, text);
  return addItem(left, to, tidyItem(text));
}

const QUOTED = /^(?:remove|take out|replace) "([^"]{1,400})"(?: with "([^"]{1,400})")?[.!]?$/i;

/** `Remove "x"` and `Replace "x" with "y"`; undefined when the message is something else, or x stands nowhere. */
export function quotedChange(settled: Settled, message: string): Settled | undefined {
  const [, quote = "", better = ""] = QUOTED.exec(message.trim()) ?? [];
  if (quote === "") return undefined;
  const draft = withBetter(settled.draft, [{ quote, why: "", better }]);
  return JSON.stringify(draft) === JSON.stringify(settled.draft)
    ? undefined
    : { ...settled, draft };
}
