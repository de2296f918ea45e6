import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { compare } from "#contract/comparison.ts";
import { explainMatch } from "#contract/matching.ts";
import { recommendJobs } from "#contract/recommendations.ts";
import {
  haveRequirement,
  lackRequirement,
  listAnswers,
  ANSWER_SENTENCES as say,
} from "#contract/requirement-answers.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { answersBesideJobs, answersWithJobs } from "#test/support/screens/stubs/candidate-home.ts";
import { explained } from "#web/features/matching/testing/answers.ts";
import { jobIdAt } from "#web/features/recommendations/testing/recommendations.ts";
import { sampleComparison } from "../testing/sample.ts";

const RESUME = jobIdAt(999);
const WORDS = "A certificate";
const ask = page.getByRole("button", { name: `Do you have this? ${WORDS}` });
const dialog = page.getByRole("dialog", { name: "Do you have this?" });
const panel = page.css("[aria-label='Why this match']");

/** The report of the same pair asks in the same words. */
function report(grade: "missing" | "met") {
  const sample = sampleComparison();
  const [first] = sample.requirements;
  if (!first) throw new Error("The sample asks for nothing.");
  const requirements = [{ ...first, number: 1, requirement: WORDS, grade }];
  return { ...sample, calculated_score: 93, requirements, answers: { lacking: [] } };
}

function panelAnswers(grade: "missing" | "met") {
  answers(explainMatch, ({ params: { jobId } }) => {
    const view = explained();
    const requirements = view.requirements.map((one) =>
      one.requirement === WORDS ? { ...one, grade } : one,
    );
    return { ...view, requirements, resume_id: RESUME, job: { ...view.job, id: jobId } };
  });
}

beforeEach(() => {
  answersBesideJobs();
  answersWithJobs();
  panelAnswers("missing");
  answers(listAnswers, { resume_id: RESUME, lacking: [] });
  answers(compare, report("missing"));
});
const open = () => openScreen(`/dashboard?why=${jobIdAt(0)}`, { user: candidate() });

for (const width of [1280, 390])
  test(`what I have I say where the list says why a job fits, and both follow, ${width} wide`, async () => {
    await page.viewport(width, 844);
    answers(haveRequirement, () => {
      panelAnswers("met");
      return { success: true, message: say.added, comparison: report("met") };
    });
    await open();
    await expect.element(ask).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
    const lists = asked(recommendJobs).length;
    await ask.click();
    await dialog.getByRole("textbox").fill("Certificate IV in Training, TAFE NSW, 2021");
    await dialog.getByRole("button", { name: "Add to my profile" }).click();
    await expect
      .element(page.getByText("Added to your profile. The score is now 93%."))
      .toBeVisible();
    await expect.element(ask).not.toBeInTheDocument();
    // Reading goes on at the requirement, and the panel was never taken away.
    await expect.element(panel.css("li:focus")).toHaveTextContent(WORDS);
    await expect.poll(() => asked(recommendJobs).length).toBeGreaterThan(lists);
    expect(asked(haveRequirement).map(({ body }) => body)).toMatchObject([
      { requirement: "1", line: "Certificate IV in Training, TAFE NSW, 2021" },
    ]);
  });

test("what I do not have is settled with the keyboard alone, and can be taken back", async () => {
  answers(lackRequirement, () => {
    answers(listAnswers, { resume_id: RESUME, lacking: ["a certificate."] });
    return { success: true, message: say.noted, comparison: report("missing") };
  });
  await open();
  await expect.element(ask).toBeVisible();
  ask.element().focus();
  await userEvent.keyboard("{Enter}");
  const no = dialog.getByRole("button", { name: "No, I don’t have this" });
  await expect.element(no).toBeVisible();
  no.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("You said you don’t have this.")).toBeVisible();
  answers(lackRequirement, () => {
    answers(listAnswers, { resume_id: RESUME, lacking: [] });
    return { success: true, message: say.undone, comparison: report("missing") };
  });
  await page.getByRole("button", { name: `Undo: ${WORDS}` }).click();
  await expect.element(ask).toBeVisible();
});

test("where it cannot be asked now, that is said beside the requirement", async () => {
  answers(compare, refusal("rate-limited", "You have compared a lot. Please wait a few minutes."));
  await open();
  await ask.click();
  await expect.element(panel.getByText(/You have compared a lot/)).toBeVisible();
});

test("nobody is asked about a resume that is not their current one", async () => {
  answers(listAnswers, { resume_id: null, lacking: [] });
  await open();
  await expect.element(panel.getByText(WORDS).first()).toBeVisible();
  await expect.poll(() => asked(listAnswers).length).toBe(1);
  await expect.element(ask).not.toBeInTheDocument();
});
