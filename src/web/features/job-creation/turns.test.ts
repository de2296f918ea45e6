import { expect, test } from "vitest";
import type { DraftEdit } from "#contract/job-creation.ts";
import { aFullTurn, aStep, aTalk } from "#test/support/screens/stubs/job-talk.ts";
import { editNote, shownTurn, withTurn } from "./turns.ts";

const turn = aFullTurn({
  assumed: ["employment_type"],
  unplaced: [{ text: "Weekend work", guess: "hours" }],
});
const after = (...edits: DraftEdit[]) =>
  shownTurn(
    turn,
    edits.map((edit) => ({ message: "", edit })),
  );

test("changes on their way are shown in their order", () => {
  const { draft } = after(
    { op: "items", fact: "must", items: ["PEXA"] },
    { op: "move", from: "must", to: "nice", item: "PEXA" },
  );
  expect(draft.must).toEqual([]);
  expect(draft.nice).toEqual(["Retail leasing", "PEXA"]);
  expect(turn.draft.must).toHaveLength(3);
});

test("a text that somebody has set is assumed no longer; pay stands as it was typed", () => {
  const shown = after(
    { op: "set", fact: "employment_type", value: "casual" },
    { op: "set", fact: "salary", value: "90k" },
    { op: "set", fact: "contact_phone", value: "0491 570 156" },
  );
  expect(shown.assumed).toEqual([]);
  expect(shown.draft.employment_type).toBe("casual");
  expect(shown.typedSalary).toBe("90k");
  expect(shown.draft.contact).toMatchObject({ name: "Philippa Marsh", phone: "0491 570 156" });
});

test("a place takes words out of those without one, and a change that came already is not made twice", () => {
  const place = { op: "place", text: "Weekend work", to: "hours" } as const;
  const move = { op: "move", from: "must", to: "nice", item: "PEXA" } as const;
  const once = after(place, move);
  expect(once.unplaced).toEqual([]);
  expect(once.draft.hours).toEqual(["Nine-day fortnight", "Weekend work"]);
  expect(after(place, move, place, move)).toEqual(once);
  expect(after({ ...place, to: "out" }).draft).toEqual(turn.draft);
});

test("an answer to a change by hand is no reply in the log, and is noted where it says more", () => {
  const talk = aTalk(turn, { steps: [aStep("A paralegal", turn.message)] });
  const sent = { message: "", edit: { op: "undo" as const } };
  const now = new Date("2026-11-18T01:00:00Z");
  const same = withTurn(talk, sent, turn, now);
  expect(same.steps.at(-1)).toMatchObject({ said: "", reply: "" });
  expect(editNote(same)).toBe("");
  expect(editNote(withTurn(talk, sent, { ...turn, message: "Undone." }, now))).toBe("Undone.");
  expect(editNote(withTurn(talk, { message: "Yes" }, turn, now))).toBe("");
});
