import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getDocument, listDocuments, offeredDocuments, uploadResume } from "#contract/documents.ts";
import { candidateOnboarding } from "#contract/onboarding.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { giveFile } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { admin, newcomer, recorded, type Scene, show } from "#test/support/screens/scenes.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { READ_RESUME, TAKEN } from "#test/support/screens/stubs/read-resume.ts";

const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** From the choice of a role to what was read in a resume. */
async function toReadResume(): Promise<void> {
  answers(uploadResume, TAKEN);
  answers(getDocument, READ_RESUME);
  answers(listDocuments, { documents: [] });
  answers(offeredDocuments, { documents: [] });
  await page.getByRole("radio", { name: "Candidate" }).click();
  await button("Next").click();
  await shows("About you");
  await button("Next").click();
  await shows("Your resume");
  await giveFile(page.css("input[type=file]").first(), new File(["Mei"], "Mei Chan.txt"));
  await shows("Senior Associate, Fairholm Lawyers");
}

/** Steps that are filled in one after the other, files, and what is said of them. */
const FILLED: Record<string, { scene: Scene; act: () => Promise<unknown> }> = {
  "a document whose pages are pictures, with a field lit": {
    scene: recorded("/documents/:resume"),
    act: async () => {
      const box = { x: 40, y: 60, width: 200, height: 12 };
      const lines = READ_RESUME.lines.map((line) => ({ ...line, box }));
      const pages = [{ width: 595, height: 842 }];
      answers(getDocument, { ...READ_RESUME, file_type: "pdf", has_pictures: true, pages, lines });
      await openScreen(`/documents/${READ_RESUME.id}`);
      await button("Correct Name").click();
      await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    },
  },
  "the resume of a new candidate, read": {
    scene: { path: "/onboarding", user: newcomer },
    act: () => toReadResume(),
  },
  "the last step of a candidate, refused": {
    scene: { path: "/onboarding", user: newcomer },
    act: async () => {
      await toReadResume();
      await button("Next").click();
      await shows("Who finds you");
      await button("Complete Setup").click();
      await shows("You must accept the terms");
      answers(candidateOnboarding, refusal());
      await page.getByRole("checkbox", { name: /^I accept/ }).click();
      await button("Complete Setup").click();
      await shows("Failed to complete onboarding. Please try again.");
    },
  },
  "the steps of a recruiter, with everything missing": {
    scene: { path: "/onboarding?role=recruiter", user: newcomer },
    act: async () => {
      await page.getByRole("textbox", { name: "Company name" }).fill("Harrow Legal");
      await page.getByRole("textbox", { name: "Company website" }).fill("harrow.example");
      await button("Next").click();
      await shows("How to reach you");
      await button("Next").click();
      await shows("Position is required");
      await expectAccessible();
      await page.getByRole("textbox", { name: "Position" }).fill("Partner");
      await button("Next").click();
      const resumes = page.getByLabelText("Resumes", { exact: true }).and(page.css("input"));
      await giveFile(resumes, new File(["PK"], "October.zip"));
      await button("Complete Setup").click();
      await shows("You must accept the terms");
    },
  },
  "a company's website that is missing": {
    scene: { ...recorded("recruiter /dashboard", recruiter), path: "/create-job-posting?step=url" },
    act: async () => {
      await page.getByRole("textbox", { name: "Company website" }).fill("");
      await button("Read the website").click();
      await shows("Please enter a company URL.");
    },
  },
  "a job description that is missing": {
    scene: { path: "/create-job-posting?step=upload", user: recruiter },
    act: async () => {
      await button("Upload job description").click();
      await shows("Please select a file to upload.");
    },
  },
  "an archive that is missing": {
    scene: recorded("recruiter /dashboard", recruiter),
    act: async () => {
      await button("Upload an archive").click();
      await button("Upload archive").click();
      await shows("Please select a ZIP or RAR file.");
    },
  },
  "a search on Seek with everything wrong": {
    scene: admin("/seek"),
    act: async () => {
      await page.getByLabelText("Max pages").fill("11");
      await page.getByRole("region", { name: "Summary" }).getByRole("button").first().click();
      await shows("Max pages must be between 1 and 10");
    },
  },
};

describe("what is filled in", () => {
  for (const [name, { scene, act }] of Object.entries(FILLED))
    for (const width of [1280, 390])
      test(`${name}, ${width} wide`, async () => {
        await page.viewport(width, 844);
        await show(scene, "full");
        await act();
        await expectAccessible();
      });
});
