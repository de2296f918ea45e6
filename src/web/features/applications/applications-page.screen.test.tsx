import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changeTracked,
  getTracked,
  listTracked,
  removeTracked,
  type Tracked,
  withdrawApplication,
} from "#contract/applications.ts";
import { listDocuments } from "#contract/documents.ts";
import { address, expectHidden, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, answersWhenLetGo, asked, refusal } from "#test/support/screens/stub-api.ts";
import { rememberOpened } from "#web/lib/opened-elsewhere.ts";
import { tracked } from "./testing/tracked.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const said = (words: string | RegExp) =>
  expect.element(page.getByText(words).first()).toBeVisible();
const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });

const APPLICATION = {
  stage: "in_review",
  applied_at: "2026-11-11T02:00:00.000Z",
  staged_at: "2026-11-15T02:00:00.000Z",
  withdrawn_at: null,
} as const;
const SENT = tracked(2, {
  jobDocumentId: crypto.randomUUID(),
  is_open: true,
  stage: "applied",
  application: APPLICATION,
});
const show = (...jobs: Tracked[]) => answers(listTracked, { jobs, total: jobs.length });
const open = (path = "/applications") => openScreen(path, { user: candidate() });

test("each job stands in its column, with what the recruiter says as theirs", async () => {
  show(tracked(1, { remind_on: "2026-11-20" }), SENT);
  await open();
  await expect.element(column("Saved")).toHaveTextContent("Lawyer 1");
  await expect.element(column("Saved")).toHaveTextContent("Reminder 20 November 2026");
  await expect
    .element(column("Applied"))
    .toHaveTextContent("From Harrow & Lyle: In review, 15 November 2026");
  await expect.element(column("Offer")).toHaveTextContent("No offers yet.");
});

test("I move a job by the keyboard alone, and reading goes on with it", async () => {
  show(tracked(1));
  answers(changeTracked, { success: true, message: "Saved." });
  await open();
  await expect.element(button("Move: Lawyer 1")).toBeVisible();
  (await button("Move: Lawyer 1").findElement()).focus();
  await userEvent.keyboard("{Enter}");
  const stages = page.getByRole("menuitemradio");
  await expect.element(stages.first()).toHaveFocus();
  show(tracked(1, { stage: "interview" }));
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(stages.nth(1)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitemradio", { name: "Interview" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(column("Interview")).toHaveTextContent("Lawyer 1");
  expect(asked(changeTracked).at(-1)?.body).toEqual({ stage: "interview" });
  await expect.element(button("Move: Lawyer 1")).toHaveFocus();
});

test("a move that is refused leaves it where it was and says so", async () => {
  show(tracked(1));
  answers(changeTracked, refusal());
  await open();
  await button("Move: Lawyer 1").click();
  await page.getByRole("menuitemradio", { name: "Offer" }).click();
  await said("That could not be moved. Please try again.");
  await expect.element(column("Saved")).toHaveTextContent("Lawyer 1");
});

test("on a phone one column stands at a time, and the address keeps which", async () => {
  await page.viewport(390, 844);
  show(tracked(1), SENT);
  await open();
  await page.getByRole("tab", { name: /^Applied/ }).click();
  await expect.poll(address).toBe("/applications?stage=applied");
  await said("Lawyer 2");
  expect(page.getByText("Lawyer 1").elements()).toEqual([]);
  expectNoSidewaysScroll();
});

test("as a list, which the address keeps too", async () => {
  show(tracked(1), SENT);
  await open();
  await button("List").click();
  await expect.poll(address).toBe("/applications?view=list");
  await said("2 jobs");
});

test("I write down notes and a reminder; what is refused stays typed", async () => {
  show(tracked(1));
  answers(listDocuments, { documents: [] });
  answers(changeTracked, refusal("invalid", "Choose a day after today, within two years."));
  await open();
  await page.getByRole("link", { name: "Lawyer 1" }).click();
  await page.getByLabelText(/^Remind me on/).fill("2027-01-05");
  await page.getByLabelText(/^Notes/).fill("Ask Ana");
  await button("Save").click();
  await said("Choose a day after today, within two years.");
  await expect.element(page.getByLabelText(/^Notes/)).toHaveValue("Ask Ana");
  answers(changeTracked, { success: true, message: "Saved." });
  await button("Save").click();
  await expectHidden(page.getByRole("dialog"));
  expect(asked(changeTracked).at(-1)?.body).toEqual({
    stage: "saved",
    notes: "Ask Ana",
    closes_on: "",
    remind_on: "2027-01-05",
    documents: [],
  });
  await expect.element(page.getByRole("link", { name: "Lawyer 1" })).toHaveFocus();
});

test("I see what I sent, and withdraw it after one question", async () => {
  show(SENT);
  answers(listDocuments, { documents: [] });
  const answer = { question: "When could you start?", answer: "In March" };
  answers(getTracked, { job: SENT, advertisement: "", sent: { note: "Hello", answers: [answer] } });
  answers(withdrawApplication, { success: true, message: "Your application was withdrawn." });
  await open(`/applications?open=${SENT.id}`);
  await said("In March");
  await button("Withdraw application").click();
  const question = page.getByRole("dialog", { name: "Withdraw your application?" });
  await question.getByRole("button", { name: "Withdraw application" }).click();
  await expectHidden(question);
  expect(asked(withdrawApplication).at(-1)?.body).toEqual({ jobDocumentId: SENT.jobDocumentId });
});

test("I remove a job from elsewhere", async () => {
  show(tracked(1));
  answers(listDocuments, { documents: [] });
  answers(removeTracked, { success: true, message: "Removed from your applications." });
  await open(`/applications?open=${tracked(1).id}`);
  await button("Remove").click();
  show();
  await page
    .getByRole("dialog", { name: "Remove this job?" })
    .getByRole("button", { name: "Remove" })
    .click();
  await said("No applications yet");
});

test("a job from elsewhere says when it closes", async () => {
  show(tracked(1, { closes_on: "2099-12-04" }), tracked(2, { closes_on: "2020-12-04" }));
  await open();
  await expect.element(column("Saved")).toHaveTextContent("Closes 4 December 2099");
  await expect.element(column("Saved")).toHaveTextContent("Closed 4 December 2020");
});

const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("I drag a job to another column: it stands there at once, and where it went is said", async () => {
  show(tracked(1));
  const letGo = answersWhenLetGo(changeTracked, { success: true, message: "Saved." });
  await open();
  await userEvent.dragAndDrop(card("Lawyer 1"), column("Offer"));
  await expect.element(column("Offer")).toHaveTextContent("Lawyer 1");
  await expect.element(column("Saved")).not.toHaveTextContent("Lawyer 1");
  expect(asked(changeTracked).at(-1)?.body).toEqual({ stage: "offer" });
  show(tracked(1, { stage: "offer" }));
  letGo();
  await expect
    .element(page.getByRole("status").filter({ hasText: "Lawyer 1: moved to Offer" }))
    .toBeVisible();
});

test("a dragged job goes back when the move is refused, and nothing is asked where it is let go at home", async () => {
  show(tracked(1));
  answers(changeTracked, refusal());
  await open();
  await userEvent.dragAndDrop(card("Lawyer 1"), column("Saved"));
  expect(asked(changeTracked)).toEqual([]);
  await userEvent.dragAndDrop(card("Lawyer 1"), column("Interview"));
  await said("That could not be moved. Please try again.");
  await expect.element(column("Saved")).toHaveTextContent("Lawyer 1");
  await expect.element(column("Interview")).not.toHaveTextContent("Lawyer 1");
});

test("what cannot be loaded says so, and another try brings it", async () => {
  answers(listTracked, refusal());
  await open();
  await said("Failed to load your applications");
  show(tracked(1));
  await button("Try again").click();
  await said("Lawyer 1");
});

test("whether an application was sent elsewhere is asked until it is answered, over a reload", async () => {
  show();
  rememberOpened({ id: crypto.randomUUID(), title: "Lawyer", company: "Harrow & Lyle" });
  const question = page.getByRole("dialog", {
    name: "Did you send your application to Harrow & Lyle?",
  });
  await open();
  await expect.element(question).toBeVisible();
  await open();
  await expect.element(question).toBeVisible();
  await question.getByRole("button", { name: "Not yet" }).click();
  await expectHidden(question);
  await open();
  await said("Applications");
  await expectHidden(question);
});
