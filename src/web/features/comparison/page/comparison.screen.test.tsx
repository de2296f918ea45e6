import { expect, onTestFinished, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { getComparison, saveComparison } from "#contract/comparison.ts";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import {
  address,
  expectHidden,
  expectNoSidewaysScroll,
  focus,
} from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { COMPARISON_ID, sampleComparison } from "#web/features/comparison/testing/sample.ts";

const PHONE = { width: 390, height: 844 };
const evidence = page.getByRole("region", { name: "Evidence" });
const requirement = (number: number) => page.css(`#requirement-${number}`);
const line = (number: number) => page.css(`#resume-line-${number}`);
const lit = page.css("[id^=resume-line-][data-lit]");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const prompt = (name: string) => page.getByRole("dialog", { name });

type Change = Partial<ReturnType<typeof sampleComparison>>;

async function open(change: Change = {}) {
  answers(getComparison, { ...sampleComparison(), ...change });
  await openScreen(`/comparisons/${COMPARISON_ID}`);
}

test("a report says what it found, what it did not, and who wrote it", async () => {
  await open();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveText("Priya Raman, for Employment Lawyer at Harrow & Lyle");
  await expect.element(page.getByText("3 of 6 required, 2 of 3 preferred")).toBeVisible();
  await expect.element(requirement(4)).toHaveTextContent("In part");
  await expect.element(requirement(5)).toHaveTextContent("Not shown");
  await expect.element(requirement(6)).toHaveTextContent("Not clear");
  await expect.element(requirement(6)).toHaveTextContent("Assumed:");
  for (const name of ["Strengths", "Gaps", "To confirm", "Questions they may ask"])
    await expect.element(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect.element(page.getByText("If you have it, say where")).toBeVisible();
  await expect.element(page.getByText("It is never scored.")).toBeVisible();
  await expect.element(page.getByText("They are never scored.")).toBeVisible();
  await expect.element(page.getByText(/written by rules, engine 1\.4/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "16 other jobs match this resume" }))
    .toBeVisible();
  // It is drawn from its texts: the HTML that other clients show is not in the page.
  await expect.element(page.getByText("Never shown")).not.toBeInTheDocument();
  await page.viewport(PHONE.width, PHONE.height);
  expectNoSidewaysScroll();
});

test("too little to judge by is said instead of a fit, and a model is named", async () => {
  const sample = sampleComparison();
  await open({
    report: { ...sample.report, confidence: "low" },
    writer: { kind: "model", name: "Lexi 3", note: "Two of its sentences were left out." },
    audience: "recruiter",
  });
  await expect.element(page.getByText("Not enough to judge by")).toBeVisible();
  await expect.element(page.getByText("Excellent Fit")).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/come from Lexi 3; the score.*Two of its sentences/))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Questions to ask" })).toBeVisible();
});

test("with the keyboard alone I go from a requirement to its line and back", async () => {
  await open();
  const claim = requirement(2).getByRole("button");
  await focus(claim);
  await expect.element(lit).toHaveLength(2);
  await userEvent.keyboard("{Enter}");
  await expect.element(claim).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Tab}");
  await expect
    .element(requirement(2).getByRole("link", { name: "Line 8 of the ad" }))
    .toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Tab}");
  await expect.element(requirement(2).getByRole("link", { name: "Line 14" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(line(14)).toHaveFocus();
  await expect.element(requirement(2)).toHaveAttribute("data-lit");
  await focus(line(14).getByRole("link", { name: "Requirement 2" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(requirement(2)).toHaveFocus();

  const asked = requirement(3).getByRole("link", { name: "Line 9 of the ad" });
  await focus(asked);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.css("#ad-line-9")).toHaveFocus();
  await expect.element(page.css("#ad-line-9")).toHaveText(/Enterprise agreement drafting/);
});

test("on a phone the words of a line open below their requirement", async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open();
  const claim = requirement(3).getByRole("button");
  await claim.click();
  await expect.element(claim).toHaveAttribute("aria-expanded", "true");
  const quotation = requirement(3).getByRole("blockquote");
  await expect.element(quotation).toHaveTextContent("Drafted two enterprise agreements");
  await claim.click();
  await expect.element(quotation).not.toBeInTheDocument();
  await requirement(1).getByRole("link", { name: "Line 6", exact: true }).click();
  await expect
    .element(requirement(1).css("mark"))
    .toHaveText("NSW practising certificate current to June 2027");
  await expect.element(line(30)).not.toBeInTheDocument();
  await button("Show all 37 lines").click();
  await expect.element(line(30)).toBeVisible();
});

test("save, export and contact ask a visitor to sign up, each in its words", async () => {
  await open();
  for (const [name, title] of [
    ["Save", "Keep this comparison"],
    ["Export PDF", "Take this report with you"],
    ["Contact recruiter", "Write to the recruiter"],
  ] as const) {
    await button(name).click();
    await expect.element(prompt(title)).toBeVisible();
    await prompt(title).getByRole("button", { name: "Maybe Later" }).click();
    await expectHidden(prompt(title));
    await expect.element(button(name)).toHaveFocus();
  }
  await button("Save").click();
  await page.viewport(PHONE.width, PHONE.height);
  await expect.element(page.getByRole("dialog").getByRole("link", { name: "terms" })).toBeVisible();
  await page.getByRole("link", { name: "Create Free Account" }).click();
  await expect.poll(address).toBe("/register");
});

test("a comparison that cannot be had says why, and what to do", async () => {
  answers(getComparison, refusal("not-found", COMPARE_SENTENCES.notFound));
  await openScreen(`/comparisons/${COMPARISON_ID}`);
  await expect
    .element(page.getByRole("heading", { name: "That comparison was not found" }))
    .toBeVisible();
  answers(getComparison, refusal());
  await openScreen(`/comparisons/${COMPARISON_ID}`);
  await expect
    .element(page.getByRole("heading", { name: "The comparison could not be loaded" }))
    .toBeVisible();
  answers(getComparison, sampleComparison());
  await button("Try again").click();
  await expect.element(evidence).toBeVisible();
});

test("a comparison of an earlier version says of which day it is, and leads to a new one", async () => {
  const sample = sampleComparison();
  answers(getComparison, { ...sample, is_current: false, engine: "6.1" });
  await openScreen(`/comparisons/${COMPARISON_ID}`);
  await expect
    .element(page.getByText(/^Made on 15 November 2026 with an earlier version .*\(6\.1\)/))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Compare again" }))
    .toHaveAttribute("href", `/compare?resume=${sample.resume_id}&job=${sample.job_id}`);
  answers(getComparison, sample);
  await openScreen(`/comparisons/${COMPARISON_ID}`);
  await expect.element(evidence).toBeVisible();
  await expect.element(page.getByText(/with an earlier version/)).not.toBeInTheDocument();
});

test("a saved comparison that cannot be let go stays saved, and says so", async () => {
  answers(saveComparison, refusal());
  answers(getComparison, { ...sampleComparison(), is_saved: true });
  await openScreen(`/comparisons/${COMPARISON_ID}`, { user: candidate() });
  await button("Saved").click();
  await expect
    .element(page.getByText("That could not be undone. Please try again.").first())
    .toBeVisible();
  await expect.element(button("Saved")).toBeVisible();
});

test("the report to be printed prints once and folds nothing away", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  answers(getComparison, sampleComparison());
  await openScreen(`/comparisons/${COMPARISON_ID}/print`);
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("blockquote")).toHaveLength(7);
  await expectAccessible();
  await page.viewport(PHONE.width, PHONE.height);
  onTestFinished(() => commands.media({ media: "screen", colorScheme: "light" }));
  await commands.media({ media: "print", colorScheme: "dark" });
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
  const paper = page.getByRole("article").element();
  const ground = paper.parentElement?.parentElement;
  expect(ground && getComputedStyle(ground).backgroundColor).toBe("rgb(255, 255, 255)");
  expect(getComputedStyle(paper).color).toBe("rgb(0, 0, 0)");
  expect(print).toHaveBeenCalledTimes(1);
});
