import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changeLetter,
  getTailored,
  leaveOutLines,
  TAILORED_SENTENCES as say,
} from "#contract/tailored.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll, focus, press, textsOf } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, never, refusal } from "#test/support/screens/stub-api.ts";
import { DRAFTED, sampleTailored, TAILORED_ID } from "./testing/sample.ts";

const PHONE = { width: 390, height: 844 };
const button = (name: string | RegExp) => page.getByRole("button", { name });
const letter = page.getByRole("list", { name: /^The letter/ });
const resume = page.getByRole("list", { name: "Resume", exact: true });
const proof = page.getByRole("region", { name: "The line it rests on" });
const open = () => openScreen(`/comparisons/${TAILORED_ID}/tailored`, { user: candidate() });
async function openLetter() {
  answers(getTailored, sampleTailored());
  await open();
  await page.getByRole("tab", { name: "Cover letter" }).click();
}
/** The letter as it was sent. */
const sent = () => asked(changeLetter).at(-1)?.body?.sentences;
function keepsWhatIsSent() {
  answers(changeLetter, ({ body }) => {
    const tailored = sampleTailored();
    const made = new Map(tailored.letter.sentences.map((one) => [one.id, one]));
    const sentences = body.sentences.map(({ id, text, out }) => {
      const one = made.get(id);
      if (one && text === null) return { ...one, out };
      return {
        id,
        text: text ?? "",
        made: one?.text ?? "",
        part: one?.part ?? ("added" as const),
        rests_on: "own-words" as const,
        lines: [],
        requirement: 0,
        out,
      };
    });
    if (sentences.length === 0) return tailored;
    return { ...tailored, letter: { ...tailored.letter, sentences, is_changed: true } };
  });
}

test("while it loads, a heading and a skeleton stand there", async () => {
  answers(getTailored, never);
  await open();
  await expect.element(page.getByText("Loading your resume and letter")).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const width of [1280, 390])
  test(`the resume stands in its new order, with what each line shows, ${width} wide`, async () => {
    await page.viewport(width, PHONE.height);
    answers(getTailored, sampleTailored());
    await open();
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveText("Tailored for Employment Lawyer at Harrow & Lyle");
    await expect
      .element(resume.getByText("Shows Enterprise agreement drafting · Moved up"))
      .toBeVisible();
    await expect.element(page.getByText(/^1 line moved up\./)).toBeVisible();
    expect(textsOf(resume.getByRole("listitem"))[3]).toMatch(/^Drafted two/);
    await expect
      .element(page.getByRole("link", { name: "Download Word" }))
      .toHaveAttribute("href", `/api/comparisons/${TAILORED_ID}/tailored/resume/docx`);
    await expectAccessible();
    expectNoSidewaysScroll();
  });

test("a line is left out with one press and put back with another", async () => {
  answers(getTailored, sampleTailored());
  answers(leaveOutLines, ({ body }) => {
    const tailored = sampleTailored();
    const rows = tailored.resume.rows.map((one) => ({
      ...one,
      left_out: body.left_out.includes(one.lines[0] ?? 0),
    }));
    return {
      ...tailored,
      resume: { rows, is_changed: body.left_out.length > 0, can_be_pdf: true },
    };
  });
  await open();
  await press(button(/^Leave out: Team of seven/), "Enter");
  await expect.element(button(/^Put back: Team of seven/)).toHaveFocus();
  await expect.element(page.getByText(/1 left out/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(button(/^Leave out: Team of seven/)).toHaveFocus();
  expect(asked(leaveOutLines).map(({ body }) => body)).toEqual([
    { left_out: [4] },
    { left_out: [] },
  ]);
});

test("what could not be saved is taken back, and says so", async () => {
  answers(getTailored, sampleTailored());
  answers(leaveOutLines, refusal());
  await open();
  await button(/^Leave out: Team of seven/).click();
  await expect.element(page.getByText("That was not saved. Please try again.")).toBeVisible();
  await expect.element(button(/^Leave out: Team of seven/)).toBeVisible();
});

test("a sentence shows the line it rests on to whoever points at it or tabs to it", async () => {
  await openLetter();
  await expect.element(proof).toHaveTextContent("Point at a sentence");
  await focus(button(/^Line 5, for/));
  await expect.element(proof.getByRole("blockquote")).toHaveTextContent(DRAFTED);
  await letter.getByText(/^You ask for admission/).hover();
  await expect.element(proof.getByRole("blockquote")).toHaveTextContent(/^Line 7 ?Admitted/);
  await expectAccessible();
});

test("on a phone the line opens below its sentence", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openLetter();
  await button(/^Line 5, for/).click();
  await expect.element(page.getByRole("blockquote")).toHaveTextContent(DRAFTED);
  await expectAccessible();
  expectNoSidewaysScroll();
  await button(/^Line 5, for/).click();
  await expect.element(page.getByRole("blockquote")).not.toBeInTheDocument();
});

test("what I type is marked as my words, and can be taken back", async () => {
  keepsWhatIsSent();
  await openLetter();
  await press(button(/^Edit: You ask for enterprise/), "Enter");
  const field = page.getByRole("textbox");
  await expect.element(field).toHaveFocus();
  await field.fill(" ");
  await button("Save").click();
  await expect.element(page.getByText(say.noWords)).toBeVisible();
  await field.fill("I draft agreements.");
  await button("Save").click();
  await expect.element(letter.getByText("Your words")).toBeVisible();
  await expect.element(button("Edit: I draft agreements.")).toHaveFocus();
  await expect.element(button(/^Line 5, for/)).not.toBeInTheDocument();
  expect(sent()?.[3]).toEqual({ id: "proof-3", text: "I draft agreements.", out: false });
  await button("Edit: I draft agreements.").click();
  await button("Use the sentence as it was made").click();
  await expect.element(button(/^Line 5, for/)).toBeVisible();
});

test("sentences are added, moved, left out, put back and removed by the keyboard", async () => {
  keepsWhatIsSent();
  await openLetter();
  await press(button("Add a sentence"), "Enter");
  await userEvent.keyboard("I live nearby.");
  await button("Save").click();
  const up = button("Move up: I live nearby.");
  await expect.element(up).toBeVisible();
  await press(up, "Enter");
  await expect.element(up).toHaveFocus();
  await expect.element(page.getByText("Sentence 4 of 6")).toBeInTheDocument();
  expect(sent()?.map(({ id }) => id.replace(/^own-.*/, "own"))).toEqual([
    "greeting",
    "opening",
    "proof-1",
    "own",
    "proof-3",
    "closing",
  ]);
  await press(button(/^Leave out: My resume is attached/), "Enter");
  await expect.element(button(/^Put back: My resume is attached/)).toBeVisible();
  await press(button("Remove: I live nearby."), "Enter");
  await expect.element(letter.getByText("I live nearby.")).not.toBeInTheDocument();
  await button("Reset").click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
  await expect.poll(sent).toEqual([]);
  await expect.element(button("Reset")).not.toBeInTheDocument();
});

test("where nothing is shown the letter claims nothing, and says so", async () => {
  const sample = sampleTailored();
  answers(getTailored, {
    ...sample,
    requirements: [],
    resume: {
      ...sample.resume,
      rows: sample.resume.rows.map((one) => ({ ...one, proves: [], moved: false })),
    },
    letter: {
      ...sample.letter,
      sentences: sample.letter.sentences.filter(({ part }) => part !== "proof"),
    },
  });
  await open();
  await expect.element(page.getByText(/^The report cites no line/)).toBeVisible();
  await page.getByRole("tab", { name: "Cover letter" }).click();
  await expect.element(page.getByText(/^No line of your resume shows/)).toBeVisible();
});

test("a resume that our PDF cannot show is offered as a Word document alone", async () => {
  const sample = sampleTailored();
  answers(getTailored, { ...sample, resume: { ...sample.resume, can_be_pdf: false } });
  await open();
  await expect.element(page.getByText(say.noPdf)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Download PDF" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Download Word" })).toBeVisible();
});

test("what is not there, out of date or not to be had says what to do", async () => {
  answers(getTailored, refusal("not-found", "Comparison not found"));
  await open();
  await expect
    .element(page.getByRole("heading", { name: "There is nothing to tailor here" }))
    .toBeVisible();
  answers(getTailored, refusal("conflict", say.changed));
  await open();
  await expect.element(page.getByText(say.changed)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to the report" }))
    .toHaveAttribute("href", `/comparisons/${TAILORED_ID}`);
  answers(getTailored, refusal());
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Your documents could not be loaded" }))
    .toBeVisible();
  answers(getTailored, sampleTailored());
  await button("Try again").click();
  await expect.element(resume).toBeVisible();
});
