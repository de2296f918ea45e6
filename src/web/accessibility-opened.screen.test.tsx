import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { forgotPassword } from "#contract/account-links.ts";
import { sendContactMessage } from "#contract/contact.ts";
import { offeredDocuments } from "#contract/documents.ts";
import { explainMatch } from "#contract/matching.ts";
import { getJob } from "#contract/postings.ts";
import { connectProvider } from "#contract/sign-in-providers.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { giveFile } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { admin, newcomer, recorded, type Scene, show } from "#test/support/screens/scenes.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { READ_RESUME } from "#test/support/screens/stubs/read-resume.ts";
import { explained, wholeJob } from "#web/features/matching/testing/answers.ts";

const DONE = { success: true, message: "Done." } as const;

const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
const shows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const dialogOpens = () => expect.element(page.getByRole("dialog")).toBeVisible();

/** What a press or two opens: menus, dialogs, sheets, and forms that say what is wrong. */
const OPENED: Record<string, { scene: Scene; act: () => Promise<unknown> }> = {
  "the account's menu": {
    scene: { path: "/forgot-password", user: candidate },
    act: async () => {
      await button(/^Account/).click();
      await expect.element(page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  "a registration with everything missing": {
    scene: recorded("/register"),
    act: async () => {
      await button("Create Account").click();
      await shows("Name is required");
    },
  },
  "signing in with everything missing": {
    scene: recorded("/login"),
    act: async () => {
      await button("Sign In").click();
      await shows("Email is required");
    },
  },
  "a forgotten password without an address": {
    scene: { path: "/forgot-password" },
    act: async () => {
      await page.getByRole("main").getByRole("button").first().click();
      await shows("Email is required");
    },
  },
  "a forgotten password that is on its way": {
    scene: { path: "/forgot-password" },
    act: async () => {
      answers(forgotPassword, DONE);
      await page.getByRole("textbox", { name: "Email" }).fill("priya@example.org");
      await page.getByRole("main").getByRole("button").first().click();
      await shows("Check your email");
    },
  },
  "a new password with everything missing": {
    scene: { path: "/reset-password?token=x" },
    act: async () => {
      await page
        .getByRole("main")
        .getByRole("button", { name: /password$/i })
        .last()
        .click();
      await shows("Password is required");
    },
  },
  "a link to connect that was refused": {
    scene: { path: "/connect-account?token=x" },
    act: async () => {
      answers(connectProvider, refusal("invalid", "This link is invalid or has expired."));
      await page.getByRole("main").getByRole("button").first().click();
      await shows("This link is invalid or has expired.");
    },
  },
  "a message to support with everything missing": {
    scene: recorded("/contact"),
    act: async () => {
      await button(/^Send/).click();
      await shows("Name is required");
    },
  },
  "a message to support that is sent": {
    scene: recorded("/contact"),
    act: async () => {
      answers(sendContactMessage, DONE);
      await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Byrne");
      await page.getByRole("textbox", { name: "Email", exact: true }).fill("ada@example.org");
      await page.getByRole("combobox").selectOptions("Bug Report");
      await page.getByRole("textbox", { name: "Message" }).fill("Hello");
      await button(/^Send/).click();
      await shows("Message Sent Successfully!");
    },
  },
  "a file of the wrong kind on the home page": {
    scene: recorded("/"),
    act: async () => {
      await giveFile(page.css("input[type=file]").first(), new File(["x"], "Mei.pages"));
      await shows(/^Please upload a PDF/);
    },
  },
  "a job that is seen in full from the results": {
    scene: recorded("/?resume=:resume&state=TAS"),
    act: async () => {
      answers(getJob, ({ params }) => wholeJob(params.jobId));
      await page
        .getByRole("link", { name: /^View job/ })
        .first()
        .click();
      await shows("What you bring");
    },
  },
  "what an account is needed for": {
    scene: recorded("/job/:job"),
    act: async () => {
      await button("Save Job").click();
      await dialogOpens();
    },
  },
  "a field of a document that is put right": {
    scene: recorded("/documents/:resume"),
    act: async () => {
      await button("Correct Name").click();
      await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    },
  },
  "the first step of a candidate, with a phone missing": {
    scene: { path: "/onboarding", user: () => candidate({ Onboarding: false, Phone: "" }) },
    act: async () => {
      await page.getByRole("radio", { name: "Candidate" }).click();
      await button("Next").click();
      await shows("About you");
      await button("Next").click();
      await shows("Phone number is required");
    },
  },
  "the first step of a recruiter, with everything missing": {
    scene: { path: "/onboarding", user: newcomer },
    act: async () => {
      await page.getByRole("radio", { name: "Recruiter" }).click();
      await button("Next").click();
      await expect.element(page.getByRole("textbox").first()).toBeVisible();
      await button("Next").click();
      await expect.element(page.css("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  "why a job is recommended": {
    scene: recorded("candidate /dashboard", candidate),
    act: async () => {
      answers(explainMatch, explained());
      await page
        .getByRole("link", { name: /^(Why|See why)/ })
        .first()
        .click();
      await shows("Required");
    },
  },
  "a resume that may be kept": {
    scene: recorded("candidate /dashboard", candidate),
    act: async () => {
      answers(offeredDocuments, { documents: [READ_RESUME] });
      await openScreen("/dashboard", { user: candidate() });
      await shows(/^Keep the resume read at/);
    },
  },
  "an account that is deleted": {
    scene: recorded("candidate /profile", candidate),
    act: async () => {
      await button("Delete account").click();
      await dialogOpens();
    },
  },
  "somebody who is reported": {
    scene: recorded("candidate /messages", candidate),
    act: async () => {
      await button(/^(More|Report)/).click();
      await page.getByRole("menuitem", { name: /^Report/ }).click();
      await dialogOpens();
    },
  },
  "a law firm that is added": {
    scene: admin("/firms"),
    act: async () => {
      await button(/^Add/).click();
      await dialogOpens();
    },
  },
};

describe("what is opened", () => {
  for (const [name, { scene, act }] of Object.entries(OPENED))
    for (const width of [1280, 390])
      test(`${name}, ${width} wide`, async () => {
        await page.viewport(width, 844);
        await show(scene, "full");
        await act();
        await expectAccessible();
      });
});
