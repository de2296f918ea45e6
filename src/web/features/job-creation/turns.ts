import type {
  DraftEdit,
  DraftFact,
  DraftList,
  DraftText,
  JobDraft,
} from "#contract/job-creation.ts";
import type { Outgoing, Talk, Turn } from "./api.ts";

/** The last answer with the changes that are still on their way. */
export interface ShownTurn extends Turn {
  /** Pay as it was typed: the server reads it. */
  typedSalary: string | null;
}

export const shownTurn = (turn: Turn, onTheirWay: readonly Outgoing[]): ShownTurn =>
  onTheirWay.reduce<ShownTurn>((shown, { edit }) => (edit ? withEdit(shown, edit) : shown), {
    ...turn,
    typedSalary: null,
  });

/** The talk after one step was answered. What the step changed in words is known to the server alone. */
export function withTurn(talk: Talk, sent: Outgoing, turn: Turn, now: Date): Talk {
  const step = {
    at: now.toISOString(),
    said: sent.message,
    reply: sent.edit ? "" : turn.message,
    changes: [],
  };
  return { ...talk, steps: [...talk.steps, step], turn };
}

/** Applied a second time it changes nothing, because the answer may be there before it is known to have come. */
function withEdit(shown: ShownTurn, edit: DraftEdit): ShownTurn {
  if (edit.op === "set") return withText(shown, edit.fact, edit.value);
  if (edit.op === "items") return withItems(shown, edit.fact, edit.items);
  if (edit.op === "place") return withPlaced(shown, edit.text, edit.to);
  if (edit.op !== "move") return shown;
  const { from, to, item } = edit;
  const items = shown.draft[from];
  if (!items.includes(item)) return shown;
  const left = withItems(shown, from, without(items, item));
  return withItems(left, to, [...left.draft[to], item]);
}

function withText(shown: ShownTurn, fact: DraftText, value: string): ShownTurn {
  const { draft } = shown;
  if (fact === "salary") return settled({ ...shown, typedSalary: value }, "salary");
  if (fact === "company") return withDraft(shown, { company: value });
  if (fact === "contact_name") return withContact(shown, { name: value });
  if (fact === "contact_email") return withContact(shown, { email: value });
  if (fact === "contact_phone") return withContact(shown, { phone: value });
  return settled({ ...shown, draft: { ...draft, [fact]: value } }, fact);
}

const withContact = (shown: ShownTurn, contact: Partial<JobDraft["contact"]>) =>
  withDraft(shown, { contact: { ...shown.draft.contact, ...contact } });

const withItems = (shown: ShownTurn, fact: DraftList, items: string[]): ShownTurn =>
  settled(withDraft(shown, { [fact]: items }), fact);

type Destination = Extract<DraftEdit, { op: "place" }>["to"];

function withPlaced(shown: ShownTurn, text: string, to: Destination): ShownTurn {
  if (!shown.unplaced.some((one) => one.text === text)) return shown;
  const rest = { ...shown, unplaced: shown.unplaced.filter((one) => one.text !== text) };
  if (to === "out") return rest;
  if (to === "title" || to === "location" || to === "salary") return withText(rest, to, text);
  return withItems(rest, to, [...rest.draft[to], text]);
}

const withDraft = (shown: ShownTurn, change: Partial<JobDraft>): ShownTurn => ({
  ...shown,
  draft: { ...shown.draft, ...change },
});

/** Somebody has said it now. */
const settled = (shown: ShownTurn, fact: DraftFact): ShownTurn => ({
  ...shown,
  assumed: shown.assumed.filter((one) => one !== fact),
});

function without(items: readonly string[], item: string): string[] {
  const at = items.indexOf(item);
  return items.filter((_, index) => index !== at);
}

/** What was answered to a change by hand, where it is more than the last reply said again. */
export function editNote({ steps, turn }: Talk): string {
  const last = steps.at(-1);
  if (!last || last.said || last.reply) return "";
  const reply = steps.findLast((step) => step.reply)?.reply;
  return turn.message === reply ? "" : turn.message;
}
