import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { compare, getComparison } from "#contract/comparison.ts";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import {
  type DocumentRow,
  listDocuments,
  uploadJobDescription,
  uploadResume,
} from "#contract/documents.ts";
import { hurryClock } from "#test/support/screens/clock.ts";
import { address, giveFile } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import {
  answers,
  answersRaw,
  answersWhenLetGo,
  asked,
  never,
  refusal,
} from "#test/support/screens/stub-api.ts";
import { RESUME_TEXT } from "#test/support/uploads.ts";
import { COMPARISON_ID, sampleComparison } from "#web/features/comparison/testing/sample.ts";

const MB = 1024 * 1024;
const JOB_TEXT = `Employment Lawyer
Harrow & Lyle, Sydney NSW

What you need
- A current NSW practising certificate
- At least 4 years in employment law
- Enterprise agreements
- Advocacy before the Fair Work Commission

What would help
- Experience with LEAP
`;

const side = (name: string) => page.getByRole("region", { name, exact: true });
const resume = side("The resume");
const job = side("The job description");
const submit = page.getByRole("button", { name: "Compare", exact: true });
const step = page.getByRole("listitem").and(page.css("[aria-current=step]"));
const title = page.getByRole("heading", { level: 1 });
const paste = page.getByRole("tab", { name: "Paste text" });

async function pasteBoth(texts = { resume: RESUME_TEXT, job: JOB_TEXT }) {
  await paste.first().click();
  await resume.getByRole("textbox").fill(texts.resume);
  await paste.last().click();
  await job.getByRole("textbox").fill(texts.job);
}

const RESUME_ID = "3f0d2c8e-4444-4a4a-8b8b-000000000001";
const JOB_ID = "3f0d2c8e-4444-4a4a-8b8b-000000000002";
const TAKEN = { success: true, message: "", status: "read" } as const;
const RESUME_TAKEN = {
  ...TAKEN,
  documentId: RESUME_ID,
  resumeID: RESUME_ID,
  resumeId: RESUME_ID,
};
const JOB_TAKEN = { ...TAKEN, documentId: JOB_ID, jobDescriptionID: JOB_ID };

beforeEach(() => {
  answers(listDocuments, { documents: [] });
  answers(uploadResume, RESUME_TAKEN);
  answers(uploadJobDescription, JOB_TAKEN);
  answers(getComparison, sampleComparison());
});

test("a wrong type, too much and blank texts are each said, and nothing is sent", async () => {
  await page.viewport(390, 844);
  await openScreen("/compare");
  await giveFile(resume.css("input[type=file]"), new File([new Uint8Array(9)], "Mei.pages"));
  await expect.element(resume.getByText(DOCUMENT_SENTENCES.wrongType).last()).toBeVisible();
  await giveFile(job.css("input[type=file]"), new File([new Uint8Array(10 * MB + 1)], "Ad.pdf"));
  await expect.element(job.getByText(DOCUMENT_SENTENCES.tooLarge).last()).toBeVisible();
  await submit.click();
  await expect.element(resume.getByRole("button", { name: "Choose another file" })).toHaveFocus();

  await pasteBoth({ resume: " \n", job: "  " });
  await submit.click();
  await expect.element(resume.getByRole("textbox")).toHaveFocus();
  await expect.element(resume.getByText(COMPARE_SENTENCES.noResumeGiven)).toBeVisible();
  await expect.element(job.getByText(COMPARE_SENTENCES.noJobGiven)).toBeVisible();
  for (const line of [uploadResume, uploadJobDescription, compare]) expect(asked(line)).toEqual([]);
});

test("what fails leads back to the input, with everything kept and the reason said", async () => {
  await openScreen("/compare");
  await pasteBoth();
  answers(uploadJobDescription, refusal());
  await submit.click();
  await expect.element(job.getByText("Job description upload failed")).toBeVisible();
  await expect.element(job.getByRole("textbox")).toHaveFocus();
  await expect.element(resume.getByRole("textbox")).toHaveValue(RESUME_TEXT);
  answers(uploadJobDescription, JOB_TAKEN);
  const before = asked(uploadJobDescription).length;

  answers(compare, refusal());
  await submit.click();
  await expect.element(page.getByText(COMPARE_SENTENCES.failed)).toBeVisible();
  await expect.element(job.getByRole("textbox")).toHaveValue(JOB_TEXT);
  answersRaw(compare, "<html>");
  await submit.click();
  await expect.element(page.getByText(/^Failed to parse comparison response: /)).toBeVisible();
  const message = COMPARE_SENTENCES.tooMany;
  answers(compare, refusal("rate-limited", message));
  await submit.click();
  await expect.element(page.getByText(message)).toBeVisible();
  // What has arrived is not sent a second time.
  expect(asked(uploadJobDescription)).toHaveLength(before + 1);

  answers(compare, sampleComparison());
  await submit.click();
  await expect.element(title).toHaveText(/^Priya Raman, for /);
});

test("each step is said while it runs, and I can give up and still have both texts", async () => {
  await openScreen("/compare");
  await pasteBoth();
  // Held back until the page gives up.
  answers(uploadResume, never);
  await submit.click();
  await expect.element(step).toHaveTextContent("Uploading DocumentsAbout 10 seconds");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(resume.getByRole("textbox")).toHaveValue(RESUME_TEXT);
  await expect.element(submit).toHaveFocus();

  answers(uploadResume, RESUME_TAKEN);
  const release = answersWhenLetGo(compare, sampleComparison());
  await submit.click();
  await expect.element(step).toHaveTextContent("Analyzing MatchAbout 15 seconds");
  release();
  await expect.element(step).toHaveTextContent("Finalizing ResultsAbout 3 seconds");
  await expect.element(title).toHaveText(/^Priya Raman, for /);
  // What a reload asks for is the report, and Back leads to what was compared.
  expect(address()).toBe(`/comparisons/${COMPARISON_ID}`);
  const { resume_id, job_id } = sampleComparison();
  history.back();
  await expect.poll(address).toBe(`/compare?resume=${resume_id}&job=${job_id}`);
});

test("a scan is waited for, and what cannot be read is said of its side", async () => {
  hurryClock();
  let status: DocumentRow["status"] = "reading";
  answers(listDocuments, () => ({
    documents: [
      {
        id: RESUME_ID,
        kind: "resume" as const,
        file_name: "Scan.pdf",
        file_type: "pdf" as const,
        bytes: 9,
        title: "",
        received_at: "2026-11-15T03:09:00.000Z",
        keep_until: null,
        status,
      },
    ],
  }));
  answers(uploadResume, { ...RESUME_TAKEN, status: "reading" });
  answers(compare, sampleComparison());
  await openScreen("/compare");
  await giveFile(resume.css("input[type=file]"), new File(["x"], "Scan.txt"));
  await paste.last().click();
  await job.getByRole("textbox").fill(JOB_TEXT);
  await submit.click();
  await expect.element(page.getByText(/^It’s a scan, so we have to recognise/)).toBeVisible();
  status = "unreadable";
  await expect.element(resume.getByText(/^This document could not be read\./).last()).toBeVisible();

  status = "reading";
  await submit.click();
  await expect.element(page.getByText(/^It’s a scan, so we have to recognise/)).toBeVisible();
  status = "read";
  await expect.element(title).toHaveText(/^Priya Raman, for /);
});
