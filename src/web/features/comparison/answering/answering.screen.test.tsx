import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getCandidateProfile } from "#contract/candidate-profile.ts";
import { type Comparison, getComparison } from "#contract/comparison.ts";
import {
  haveRequirement,
  lackRequirement,
  ANSWER_SENTENCES as say,
} from "#contract/requirement-answers.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { address, expectNoSidewaysScroll, press } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { PROFILE } from "#test/support/screens/stubs/own-profile.ts";
import { COMPARISON_ID, sampleComparison } from "../testing/sample.ts";

const NEXT_ID = "3f0d2c8e-3333-4a4a-8b8b-000000000002";
const own = (): Comparison => ({ ...sampleComparison(), answers: { lacking: [] } });
const notFound = () => {
  const found = own().requirements.find(({ grade }) => grade === "missing");
  if (!found) throw new Error("The sample has nothing that is missing.");
  return found;
};
const { number, requirement } = notFound();
const ask = page.getByRole("button", { name: `Do you have this? ${requirement}` });
const dialog = page.getByRole("dialog", { name: "Do you have this?" });
const row = page.css(`#requirement-${number}`);

beforeEach(() => {
  answers(getComparison, own());
  answers(getCandidateProfile, PROFILE);
});
const open = () => openScreen(`/comparisons/${COMPARISON_ID}`, { user: candidate() });

/** What the server makes of the line. */
function met(): Comparison {
  const sample = own();
  const requirements = sample.requirements.map((one) =>
    one.number === number ? { ...one, grade: "met" as const } : one,
  );
  return { ...sample, id: NEXT_ID, calculated_score: 93, requirements };
}

for (const width of [1280, 390])
  test(`what I have I write in one line, and the report follows, ${width} wide`, async () => {
    await page.viewport(width, 844);
    answers(haveRequirement, { success: true, message: say.added, comparison: met() });
    await open();
    await press(ask, "Enter");
    await expectAccessible();
    expectNoSidewaysScroll();
    await dialog.getByRole("button", { name: "Add to my profile" }).click();
    await expect.element(dialog.getByText(say.noLine)).toBeVisible();
    const line = dialog.getByRole("textbox");
    await expect.element(line).toHaveFocus();
    await userEvent.keyboard("Appeared before the Commission in nine matters");
    await dialog.getByRole("button", { name: "Add to my profile" }).click();
    await expect
      .element(page.getByText("Added to your profile. The score is now 93%."))
      .toBeVisible();
    // The report stays in sight, where the answer was given, under the address of the new one.
    await expect.poll(address).toBe(`/comparisons/${NEXT_ID}`);
    await expect.element(row).toHaveFocus();
    await expect.element(ask).not.toBeInTheDocument();
    expect(asked(haveRequirement).map(({ body }) => body)).toEqual([
      {
        requirement: String(number),
        place: "experience.0",
        line: "Appeared before the Commission in nine matters",
      },
    ]);
  });

test("a line of my resume is where I can start", async () => {
  await open();
  await ask.click();
  const start = "Supervised two graduates";
  await dialog.getByLabelText("Start from a line of your resume").selectOptions(start);
  await expect.element(dialog.getByRole("textbox")).toHaveValue(start);
});

test("what I do not have is settled, and can be taken back", async () => {
  const lacking = { ...own(), answers: { lacking: [number] } };
  answers(lackRequirement, { success: true, message: say.noted, comparison: lacking });
  await open();
  await ask.click();
  await dialog.getByRole("button", { name: "No, I don’t have this" }).click();
  await expect.element(row.getByText("You said you don’t have this.")).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expectAccessible();
  answers(lackRequirement, { success: true, message: say.undone, comparison: own() });
  await page.getByRole("button", { name: `Undo: ${requirement}` }).click();
  await expect.element(ask).toBeVisible();
  expect(asked(lackRequirement).map(({ body }) => body)).toEqual([
    { lacking: true },
    { lacking: false },
  ]);
});

test("what cannot be added says why, and keeps what I wrote", async () => {
  answers(haveRequirement, refusal("conflict", say.notCurrent));
  await open();
  await ask.click();
  await dialog.getByRole("textbox").fill("Nine matters");
  await dialog.getByRole("button", { name: "Add to my profile" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveText(say.notCurrent);
  await expect.element(dialog.getByRole("textbox")).toHaveValue("Nine matters");
});

test("nobody is asked about a report that is not on their current resume, nor offered to tailor it", async () => {
  const tailor = page.getByRole("link", { name: "Tailor for this job" });
  await open();
  await expect.element(tailor).toHaveAttribute("href", `/comparisons/${COMPARISON_ID}/tailored`);
  answers(getComparison, sampleComparison());
  await open();
  await expect.element(row).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(tailor).not.toBeInTheDocument();
});
