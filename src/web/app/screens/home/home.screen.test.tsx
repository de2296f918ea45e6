import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { compare } from "#contract/comparison.ts";
import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import {
  type DocumentView,
  getDocument,
  listDocuments,
  uploadResume,
} from "#contract/documents.ts";
import { searchJobs } from "#contract/matching.ts";
import { hurryClock } from "#test/support/screens/clock.ts";
import { address, expectHidden, giveFile } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, never, noConnection, refusal } from "#test/support/screens/stub-api.ts";
import { uploadsGivenUp } from "#test/support/screens/stub-wire.ts";
import { answerJobs, jobs } from "#test/support/screens/stubs/found-jobs.ts";
import { READ_RESUME } from "#test/support/screens/stubs/read-resume.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";
import { RESUME_ID } from "#web/features/matching/testing/answers.ts";
import { UNREACHABLE } from "#web/lib/api.ts";

const MB = 1024 * 1024;
const RESULTS = `/?resume=${RESUME_ID}`;
const TAKEN = {
  success: true,
  message: "",
  status: "read",
  documentId: RESUME_ID,
  resumeID: RESUME_ID,
  resumeId: RESUME_ID,
} as const;
const MEI = new File([RESUME_TEXT], "Mei Chan.txt");
const FAILED = /^Error finding matches\. Please try again\./;

const file = page.getByLabelText("Resume", { exact: true }).and(page.css("input"));
const text = page.getByLabelText("The text of your resume");
const tab = (name: string) => page.getByRole("tab", { name });
const submit = page.getByRole("button", { name: "Find my matches" });

beforeEach(() => {
  answers(listDocuments, { documents: [] });
  answers(getDocument, refusal("not-found", "That document was not found."));
  answers(uploadResume, TAKEN);
  answerJobs(3);
});

test("a chosen file clears what I pasted, and typing clears the file", async () => {
  await openScreen("/");
  await tab("Paste text").click();
  await text.fill("Mei-Lin Chan");
  await tab("Upload a file").click();
  await giveFile(file, MEI);
  await tab("Paste text").click();
  await expect.element(text).toHaveValue("");
  await tab("Upload a file").click();
  await expect.element(page.getByText("Mei Chan.txt", { exact: true })).toBeVisible();
  await tab("Paste text").click();
  await text.fill("M");
  await tab("Upload a file").click();
  await expect.element(page.getByText("Drop your resume here")).toBeVisible();
});

test("nothing, a wrong type and too much are each said, and nothing is sent", async () => {
  await openScreen("/");
  await expect.element(page.getByText("Processing takes about 15-30 seconds.")).toBeVisible();
  const choose = page.getByRole("button", { name: /choose a file/i });
  await submit.click();
  await expect.element(choose).toHaveFocus();
  await expect
    .element(choose)
    .toHaveAccessibleDescription(/Please provide your resume as a file or text\./);

  const another = page.getByRole("button", { name: "Choose another file" });
  await giveFile(file, new File([new Uint8Array(9)], "Mei.pages"));
  await expect
    .element(another)
    .toHaveAccessibleDescription(/^Please upload a PDF, DOC, DOCX, or TXT file\./);
  await submit.click();
  await expect.element(another).toHaveFocus();
  await giveFile(file, new File([new Uint8Array(10 * MB + 1)], "Mei.pdf"));
  await expect.element(another).toHaveAccessibleDescription(/^File size must be less than 10MB\./);

  await tab("Paste text").click();
  await text.fill("  \n ");
  await submit.click();
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription(/Please provide your resume/);
  expect(asked(uploadResume)).toEqual([]);
});

test("an upload that fails keeps what I gave, and I send it again", async () => {
  hurryClock();
  answers(uploadResume, refusal());
  await openScreen("/");
  await tab("Paste text").click();
  await text.fill(RESUME_TEXT);
  await submit.click();
  await expect.element(page.getByText("Resume upload failed")).toBeVisible();
  await expect.element(text).toHaveValue(RESUME_TEXT);
  answers(uploadResume, TAKEN);
  await submit.click();
  await expect.poll(address).toBe(RESULTS);
  // What is pasted is sent as a file of this name.
  expect(asked(uploadResume).at(-1)?.files.resume?.name).toBe("Resume.txt");
});

test("I give up an upload and still have my file", async () => {
  answers(uploadResume, never);
  await openScreen("/");
  await giveFile(file, MEI);
  await submit.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("button", { name: "Remove Mei Chan.txt" })).toBeVisible();
  expect(address()).toBe("/");
  expect(uploadsGivenUp()).toBe(1);
});

test("the network is lost in the middle, and what I gave is still there", async () => {
  hurryClock();
  answers(searchJobs, noConnection);
  await openScreen("/");
  await giveFile(file, MEI);
  await submit.click();
  await expect
    .element(page.getByText(FAILED).first())
    .toHaveText(new RegExp(UNREACHABLE.slice(0, 30)));
  expect(address()).toBe("/");
  await expect.element(page.getByText("Mei Chan.txt")).toBeVisible();
  answerJobs(3);
  await submit.click();
  await expect.poll(address).toBe(RESULTS);
  // What had arrived was not sent again.
  expect(asked(uploadResume)).toHaveLength(1);

  // A comparison that fails is only logged: the list stays as it is (spec 1 §8).
  answers(compare, noConnection);
  const compareButton = jobs
    .getByRole("article")
    .first()
    .getByRole("button", { name: "Compare in full" });
  await compareButton.click();
  await expect.poll(() => asked(compare).length).toBeGreaterThan(0);
  await expect.element(compareButton).toBeEnabled();
  expect(address()).toBe(RESULTS);
});

test("what fails on the server says what the spec says", async () => {
  answers(searchJobs, refusal());
  await openScreen("/");
  await giveFile(file, MEI);
  await submit.click();
  await expect
    .element(page.getByText("Error finding matches. Please try again.").first())
    .toBeVisible();
  await giveFile(file, new File([new Uint8Array(9)], "Mei.pages"));
  await expect.element(page.getByText(DOCUMENT_SENTENCES.wrongType).first()).toBeVisible();
  await expectHidden(page.getByText(FAILED));
});

test("I give up while it searches, and still have my file", async () => {
  hurryClock();
  answers(searchJobs, never);
  await openScreen("/");
  await giveFile(file, MEI);
  await submit.click();
  await expect.element(page.getByText(/^(Analyzing your resume|Searching)/).first()).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("button", { name: "Remove Mei Chan.txt" })).toBeVisible();
  await expect.element(submit).toBeEnabled();
  expect(address()).toBe("/");
});

test("a scan is read first, and says so", async () => {
  hurryClock();
  let view: DocumentView = { ...READ_RESUME, id: RESUME_ID, status: "reading" };
  answers(uploadResume, { ...TAKEN, status: "reading" });
  answers(getDocument, () => view);
  await openScreen("/");
  await giveFile(file, new File([new Uint8Array(9)], "Scan.pdf"));
  await submit.click();
  const says = (text: RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
  await says(/^Processing file\. It’s a scan, so/);
  view = { ...view, progress: { done: 1, total: 3 } };
  await says(/^Processing file\. It is a scan: 1 of 3 pages recognised\./);
  expect(asked(searchJobs)).toEqual([]);
  view = { ...view, status: "read" };
  await expect.poll(address).toBe(RESULTS);
});
