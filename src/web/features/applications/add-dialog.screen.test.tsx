import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  addTracked,
  listTracked,
  readAdvertisement,
  type Tracked,
} from "#contract/applications.ts";
import { readLink } from "#contract/job-links.ts";
import { expectHidden } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { tracked } from "./testing/tracked.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const said = (words: string | RegExp) =>
  expect.element(page.getByText(words).first()).toBeVisible();
const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
const show = (...jobs: Tracked[]) => answers(listTracked, { jobs, total: jobs.length });
const open = () => openScreen("/applications", { user: candidate() });

test("I add a job from elsewhere: what is read fills what I left empty", async () => {
  show();
  answers(readAdvertisement, { title: "Counsel", company: "Bellbird", location: "Perth WA" });
  answers(addTracked, {
    success: true,
    message: "Added to your applications.",
    id: tracked(9).id,
  });
  await open();
  await button("Add a job").click();
  await button("Add job").click();
  await said("Job title is required");
  await page.getByLabelText(/^Company/).fill("Bellbird Mutual");
  await page.getByLabelText(/^Advertisement/).fill("Counsel wanted");
  await button("Fill in from the text").click();
  await expect.element(page.getByLabelText(/^Job title/)).toHaveValue("Counsel");
  await page.getByLabelText(/^Link/).fill("bellbird");
  await button("Add job").click();
  await said(/^Enter a link/);
  await page.getByLabelText(/^Link/).fill("https://bellbird.example/4");
  show(tracked(9, { title: "Counsel" }));
  await button("Add job").click();
  await expectHidden(page.getByRole("dialog"));
  expect(asked(addTracked).at(-1)?.body).toEqual({
    title: "Counsel",
    company: "Bellbird Mutual",
    location: "Perth WA",
    link: "https://bellbird.example/4",
    advertisement: "Counsel wanted",
    closes_on: "",
    stage: "saved",
  });
  await expect.element(column("Saved")).toHaveTextContent("Counsel");
});

test("a job is read from its link; what I typed is mine, and I check the rest before it is added", async () => {
  show();
  const read = { title: "Counsel", company: "Bellbird", location: "Perth WA" };
  answers(readLink, { ...read, closes_on: "2026-12-04", advertisement: "Counsel wanted" });
  answers(addTracked, { success: true, message: "Added to your applications.", id: tracked(9).id });
  await open();
  await button("Add a job").click();
  await button("Read from link").click();
  await said("Enter the link first.");
  await page.getByLabelText(/^Link/).fill("https://bellbird.example/4");
  await page.getByLabelText(/^Company/).fill("Bellbird Mutual");
  await button("Read from link").click();
  await said("Filled in from the page. Please check it before you add the job.");
  await expect.element(page.getByLabelText(/^Job title/)).toHaveFocus();
  expect(asked(readLink).at(-1)?.body).toEqual({ link: "https://bellbird.example/4" });
  await button("Add job").click();
  await expectHidden(page.getByRole("dialog"));
  expect(asked(addTracked).at(-1)?.body).toEqual({
    ...read,
    company: "Bellbird Mutual",
    link: "https://bellbird.example/4",
    advertisement: "Counsel wanted",
    closes_on: "2026-12-04",
    stage: "saved",
  });
});

test("a link that cannot be read says why, stays, and can be saved by hand", async () => {
  show();
  answers(readLink, refusal("invalid", "We found no job advertisement on that page."));
  answers(addTracked, { success: true, message: "Added to your applications.", id: tracked(9).id });
  await open();
  await button("Add a job").click();
  await page.getByLabelText(/^Link/).fill("https://bellbird.example/4");
  await button("Read from link").click();
  await said(/^We found no job advertisement on that page. The link is kept/);
  await page.getByLabelText(/^Job title/).fill("Counsel");
  await button("Add job").click();
  await expectHidden(page.getByRole("dialog"));
  expect(asked(addTracked).at(-1)?.body).toMatchObject({
    title: "Counsel",
    link: "https://bellbird.example/4",
  });
});
