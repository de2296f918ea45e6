import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type DocumentView, getDocument, listDocuments } from "#contract/documents.ts";
import { EMPTY_RESUME } from "#contract/resume-profile.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, refusal } from "#test/support/screens/stub-api.ts";

const RESUME = { ...EMPTY_RESUME, name: "Mei-Lin Chan", email: "mei.chan@example.com" };
const DOCUMENT: DocumentView = {
  id: "3f0d2c8e-7777-4a4a-8b8b-000000000001",
  kind: "resume",
  file_name: "Mei Chan.txt",
  file_type: "txt",
  bytes: 700,
  status: "read",
  title: "Mei-Lin Chan",
  received_at: "2026-11-15T03:09:00.000Z",
  keep_until: "2026-11-22T03:09:00.000Z",
  message: "",
  progress: null,
  pages: [],
  has_pictures: false,
  lines: [
    { text: "Mei-Lin Chan", page: 1, box: null },
    { text: "mei.chan@example.com", page: 1, box: null },
  ],
  resume: RESUME,
  job: null,
  read_resume: RESUME,
  read_job: null,
  sources: {
    name: { lines: [0], confidence: 1 },
    email: { lines: [1], confidence: 1 },
  },
  corrected: [],
  hidden: [],
  flags: [],
};
const contact = page
  .getByRole("region", { name: "What we read" })
  .getByRole("region", { name: "Contact", exact: true });

test("a document that cannot be loaded says so, and another try brings it", async () => {
  answers(getDocument, refusal());
  await openScreen(`/documents/${DOCUMENT.id}`);
  await expect.element(page.getByText("The document could not be loaded")).toBeVisible();
  answers(getDocument, DOCUMENT);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(contact).toBeVisible();
});

test("a document that is not mine is not there, and I am led to my own", async () => {
  answers(getDocument, refusal("not-found", "That document was not found."));
  answers(listDocuments, { documents: [] });
  await openScreen(`/documents/${DOCUMENT.id}`);
  await expect
    .element(page.getByRole("heading", { name: "That document was not found" }))
    .toBeVisible();
  await page.getByRole("link", { name: "Go to your documents" }).click();
  await expect.element(page.getByRole("heading", { name: "Nothing uploaded yet" })).toBeVisible();
});
