import type { Page } from "@playwright/test";
import { button, field, heading } from "../support/account-screens.ts";
import { READING_MS, textFile } from "../support/document-screens.ts";
import { expect, newEmail, OURS, PASSWORD, signInSomeone, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

interface Posting {
  id: string;
  title: string;
  source: "posting" | "scraped";
}

/** A job that was posted here, as a search finds it. */
async function findPosting(page: Page): Promise<Posting> {
  const sent = await page.request.post("/upload/resume", {
    multipart: { resume: textFile("Mei Chan.txt", RESUME_TEXT) },
    headers: OURS,
  });
  const { documentId } = await sent.json();
  let posting: Posting | undefined;
  // The index follows the demo world, which is being made while the program starts.
  await expect
    .poll(async () => {
      const answer = await page.request.get(
        `/api/search?docId=${documentId}&docType=resume&limit=40`,
      );
      if (!answer.ok()) return undefined;
      const { Results } = await answer.json();
      for (const { resultId } of Results) {
        const job = await (await page.request.get(`/api/jobs/${resultId}`)).json();
        if (job.source === "posting") posting = job;
        if (posting) break;
      }
      return posting?.source;
    })
    .toBe("posting");
  if (!posting) throw new Error("The demo world has no posting for this resume.");
  return posting;
}

/** Presses it as a visitor, and creates an account from the prompt. */
async function signUpFrom(page: Page, job: Posting, press: string): Promise<string> {
  const email = newEmail();
  await page.goto(`/job/${job.id}`);
  await button(page, press).click();
  await page.getByRole("link", { name: "Create Free Account" }).click();
  await field(page, "Full name").fill("Mei-Lin Chan");
  await field(page, "Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await button(page, "Create Account").click();
  await expect(heading(page, "Sign in")).toBeVisible();
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await field(page, "Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Sign In").click();
}

const savedJobs = async (page: Page): Promise<string[]> => {
  const { bookmarks } = await (await page.request.get("/api/candidate/bookmarks")).json();
  return bookmarks.map(({ jobDocumentId }: { jobDocumentId: string }) => jobDocumentId);
};

test("the job that I wanted to save is saved after I confirm my address in another tab", async ({
  page,
}) => {
  test.slow();
  const job = await findPosting(page);
  const email = await signUpFrom(page, job, "Save Job");

  const second = await page.context().newPage();
  const mail = second
    .getByRole("row")
    .filter({ hasText: email })
    .getByRole("link", { name: /Confirm your email address/ });
  await expect(async () => {
    await second.goto("/dev/mailbox");
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await mail.click();
  await second
    .getByRole("link", { name: /verify-email/ })
    .first()
    .click();
  await second.getByRole("link", { name: "Continue to sign in" }).click();
  await expect(heading(second, "Sign in")).toBeVisible();
  await signIn(second, email);
  await expect(second.getByText(`Saved: ${job.title}`).first()).toBeVisible();
  await expect(second).toHaveURL(`/job/${job.id}`);
  await expect(button(second, "Bookmarked")).toBeVisible();
  expect(await savedJobs(second)).toEqual([job.id]);

  // Let go, it stays so: the tab in which it was pressed does not save it again.
  await button(second, "Bookmarked").click();
  await expect(button(second, "Save Job")).toBeVisible();
  await page.goto(`/job/${job.id}`);
  await expect(button(page, "Save Job")).toBeVisible();
  expect(await savedJobs(page)).toEqual([]);
});

test("the form to apply opens with the job once my account is set up", async ({ page }) => {
  test.slow();
  const job = await findPosting(page);
  const email = await signUpFrom(page, job, "Apply");
  await signIn(page, email);

  await expect(heading(page, "How will you use Candour?")).toBeVisible();
  await page.getByRole("radio", { name: "Candidate" }).check();
  await button(page, "Next").click();
  await expect(heading(page, "About you")).toBeVisible();
  await field(page, "Phone").fill("0491 570 156");
  await button(page, "Next").click();
  await expect(heading(page, "Your resume")).toBeVisible();
  await page
    .getByLabel("Resume", { exact: true })
    .and(page.locator("input[type=file]"))
    .setInputFiles(textFile("Mei Chan.txt", `${RESUME_TEXT}\nLanguages\nFrench\n`));
  await expect(page.getByText("Senior Associate, Fairholm Lawyers")).toBeVisible({
    timeout: READING_MS,
  });
  await button(page, "Next").click();
  await expect(heading(page, "Who finds you")).toBeVisible();
  await page.getByRole("checkbox", { name: /^I accept the/ }).check();
  await page.keyboard.press("Enter");

  const form = page.getByRole("dialog", { name: `Apply for ${job.title}` });
  await expect(form).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`/job/${job.id}`);
  await button(page, "Send application").click();
  await expect(page.getByText("Your application was sent.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Applied today/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /^Applied today/ })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test("no address makes somebody who is signed in save or apply", async ({ page }) => {
  const job = await findPosting(page);
  await signInSomeone(page);
  await page.goto(`/job/${job.id}?kind=save-job&id=${job.id}&action=apply&from=/job/${job.id}`);
  await expect(button(page, "Save Job")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await savedJobs(page)).toEqual([]);
});
