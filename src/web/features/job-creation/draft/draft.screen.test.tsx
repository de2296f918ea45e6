import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type DraftEdit, generateJd } from "#contract/job-creation.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll, press, textsOf } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import {
  answers,
  answersWhenLetGo,
  asked,
  noConnection,
  refusal,
} from "#test/support/screens/stub-api.ts";
import {
  aFullTurn,
  answersEdits,
  answersWithTalk,
  aTurn,
  FULL_DRAFT,
  TALK_PATH,
} from "#test/support/screens/stubs/job-talk.ts";
import { answersWithEmptyHome } from "#test/support/screens/stubs/recruiter-home.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const field = (name: string | RegExp) => page.getByRole("textbox", { name, exact: true });
const ad = page.getByRole("article", { name: "The advertisement so far" });
const lines = (list: string) =>
  ad.getByRole("list", { name: list, exact: true }).getByRole("listitem");
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
const edits = () => asked(generateJd).flatMap(({ body }) => (body.edit ? [body.edit] : []));

async function open(turn = aFullTurn()): Promise<void> {
  answersWithTalk(turn);
  await openScreen(TALK_PATH, { user: recruiter() });
  await expect.element(ad).toBeVisible();
}

/** The server takes every list as it comes. */
const withItems = (turn: ReturnType<typeof aFullTurn>, edit: DraftEdit) =>
  edit.op === "items"
    ? { ...turn, draft: { ...turn.draft, [edit.fact]: edit.items }, changed: [edit.fact] }
    : turn;

beforeEach(() => answersWithEmptyHome());

test("a text is changed where it stands, shows at once, and goes back with a sentence when it fails", async () => {
  await open();
  const letGo = answersWhenLetGo(generateJd, refusal());
  await press(button(/^Job title: Property Paralegal/), "Enter");
  const box = field("Edit: Job title");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("Conveyancer{Escape}");
  await expect.element(button(/^Job title: Property Paralegal/)).toHaveFocus();
  await userEvent.keyboard("{Enter}Conveyancer{Enter}");
  await expect.element(ad.getByRole("heading", { name: /Conveyancer$/ })).toBeVisible();
  await expect.element(button(/^Job title: Conveyancer/)).toHaveFocus();
  letGo();
  await said("That change could not be saved, so it was undone.");
  await expect.element(ad.getByRole("heading", { name: /Property Paralegal$/ })).toBeVisible();
  answers(
    generateJd,
    aFullTurn({ draft: { ...FULL_DRAFT, title: "Conveyancer" }, changed: ["title"] }),
  );
  await button("Try again").click();
  await expect.element(ad.getByRole("mark")).toHaveTextContent("Conveyancer");
  expect(edits()).toEqual(
    Array(2).fill({ op: "set", fact: "title", value: "Conveyancer" } satisfies DraftEdit),
  );
});

test("leaving a field keeps it, pay is typed in words, and too much is said at once", async () => {
  await open();
  answers(generateJd, aFullTurn());
  await button(/^Pay: /).click();
  await field("Edit: Pay").fill("$90k to $95k");
  await button(/^Summary: /).click();
  await expect.poll(edits).toEqual([{ op: "set", fact: "salary", value: "$90k to $95k" }]);
  await userEvent.keyboard("{Escape}");
  await button("PEXA").click();
  await field("Edit: PEXA").fill("x".repeat(401));
  await userEvent.keyboard("{Enter}");
  await said("That is too long for one line of an advertisement.");
  expect(edits()).toHaveLength(1);
});

test("lines are added, changed, moved and taken out by keys alone, one change after the other", async () => {
  const first = aFullTurn();
  await open(first);
  answersEdits(first, withItems);
  const must = lines("What you will need");
  await press(button("Move up: PEXA"), "Enter");
  await expect.element(button("Move down: PEXA")).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/PEXA$/);
  await press(button("Remove: Two years in conveyancing"), "Enter");
  await expect.poll(() => textsOf(must)).toHaveLength(2);
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/A steady hand with deadlines$/);
  await press(button(/^Add a line ?: What you will need$/), "Enter");
  await userEvent.keyboard("LEAP{Enter}Excel{Enter}{Enter}");
  await expect.element(button(/^Add a line ?: What you will need$/)).toHaveFocus();
  await expect
    .poll(() => edits().at(-1))
    .toEqual({
      op: "items",
      fact: "must",
      items: ["PEXA", "A steady hand with deadlines", "LEAP", "Excel"],
    });
  await expect.poll(() => textsOf(must).at(-1)).toMatch(/Excel/);

  await press(button("Make it nice to have: LEAP"), "Enter");
  await expect
    .poll(() => edits().at(-1))
    .toEqual({ op: "move", from: "must", to: "nice", item: "LEAP" });
});

test("with a pointer the buttons of a line come when it is over the line", async () => {
  const first = aFullTurn();
  await open(first);
  answersEdits(first, withItems);
  const line = lines("What we offer").first();
  const remove = button("Remove: Training allowance");
  await line.hover({ timeout: 10_000 });
  await remove.click({ timeout: 10_000 });
  await expect.element(ad.getByText("Training allowance")).not.toBeInTheDocument();
  await expect.element(button("Add a benefit")).toHaveFocus();
});

test("what is pasted in lines becomes lines, and a line that is emptied goes", async () => {
  const first = aTurn();
  await open(first);
  answersEdits(first, withItems);
  await button("Add a benefit").click();
  await field("New line: What we offer").fill("Car\nParking\n\nGym");
  await userEvent.keyboard("{Enter}{Escape}");
  await expect.poll(() => lines("What we offer").elements()).toHaveLength(3);
  await button("Changed just now: Parking").click();
  await field("Edit: Parking").fill("");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => textsOf(lines("What we offer")).length).toBe(2);
});

test("steps are taken back and forward with buttons and keys, but not from inside a field", async () => {
  await open();
  answers(generateJd, aFullTurn({ can_undo: false, can_redo: true }));
  await button("Undo").click();
  await expect.element(button("Undo")).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Control>}z{/Control}");
  answers(generateJd, aFullTurn({ can_undo: true, can_redo: false }));
  await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  await expect.poll(edits).toEqual([{ op: "undo" }, { op: "redo" }]);
  await page.getByRole("textbox", { name: "Message" }).click();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(edits()).toHaveLength(2);
});

test("what is assumed says so, and is put right at one tap", async () => {
  await open(aFullTurn({ assumed: ["employment_type", "arrangement"] }));
  await expect.poll(() => ad.getByText("assumed", { exact: true }).elements()).toHaveLength(2);
  await expectAccessible();
  answers(generateJd, aFullTurn({ draft: { ...FULL_DRAFT, employment_type: "part-time" } }));
  await button("Part time").click();
  await expect.element(button(/^Employment type: Part time/)).toBeVisible();
  await expect.element(ad.getByText("assumed", { exact: true })).not.toBeInTheDocument();
  expect(edits()).toEqual([{ op: "set", fact: "employment_type", value: "part-time" }]);
});

test("words without a place get one at a tap, the likeliest first, and the panel goes", async () => {
  const unplaced = [
    { text: "weekend penalties", guess: "pay_notes" as const },
    { text: "Must survive our coffee", guess: "out" as const },
  ];
  await open(aFullTurn({ unplaced }));
  const panel = page.getByRole("region", { name: "Not placed yet" });
  await expect.poll(() => textsOf(panel.getByRole("button"))[0]).toBe("Pay");
  await expectAccessible();
  answers(generateJd, noConnection);
  await press(button("Leave out: Must survive our coffee"), "Enter");
  await said("Candour could not be reached. Check your connection and try again.");
  await expect.element(button("Leave out: Must survive our coffee")).toBeVisible();

  answers(generateJd, ({ body }) =>
    aFullTurn({ unplaced: unplaced.filter(({ text }) => !isPlaced(text, body.edit)) }),
  );
  await press(button("Pay: weekend penalties"), "Enter");
  await expect.element(button("Leave out: Must survive our coffee")).toHaveFocus();
  answers(generateJd, aFullTurn());
  await userEvent.keyboard("{Enter}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: "Draft" })).toHaveFocus();
  expect(edits().slice(1)).toEqual([
    { op: "place", text: "weekend penalties", to: "pay_notes" },
    { op: "place", text: "Must survive our coffee", to: "out" },
  ]);
});
const isPlaced = (text: string, edit: DraftEdit | undefined) =>
  edit?.op === "place" && edit.text === text;

test("on a phone a line has its menu, and words are placed in the chat", async () => {
  await page.viewport(390, 844);
  const first = aFullTurn({ unplaced: [{ text: "weekend penalties", guess: "pay_notes" }] });
  answersWithTalk(first);
  await openScreen(TALK_PATH, { user: recruiter() });
  answers(generateJd, aFullTurn());
  await button("Pay: weekend penalties").click();
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveFocus();
  await page.getByRole("tab", { name: /^Draft/ }).click();
  answersEdits(aFullTurn(), withItems);
  await button("More for: PEXA").click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect.poll(() => textsOf(lines("What you will need"))[0]).toMatch(/PEXA/);
  await expect.element(button("More for: PEXA")).toHaveFocus();
  expectNoSidewaysScroll();
  await expectAccessible();
});
