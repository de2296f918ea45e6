import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listCandidates } from "#contract/candidates.ts";
import { demoWorld } from "#contract/platform.ts";
import { getRecruiterProfile } from "#contract/recruiter-profile.ts";
import { getStatus } from "#contract/user-status.ts";
import { address, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen, statusOf } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import {
  ADDRESS,
  answersWithCandidates,
  list,
  nameLink,
  profileOf,
  row,
  rows,
} from "#test/support/screens/stubs/matched-candidates.ts";
import { aRecruiterProfile } from "#test/support/screens/stubs/recruiter-home.ts";

const NOBODY = "99999999-9999-4999-8999-999999999999";
const heading = (name: string) => page.getByRole("heading", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name });

// Somebody else's id, and something that is none.
for (const id of [NOBODY, "not-an-id"])
  test(`a posting that I cannot see is not found: ${id}`, async () => {
    answers(listCandidates, refusal("not-found", "Job posting not found"));
    await openScreen(`/candidate/${id}`, { user: recruiter() });
    await expect.element(heading("Job Not Found")).toBeVisible();
    const why = "Job posting not found or you may not have permission to view it.";
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(page.getByText(`Job ID ${id}`)).toBeVisible();
    await expect.element(link("Go to dashboard")).toHaveAttribute("href", "/dashboard");
  });

test("from a posting that is not there I can go back to where I was", async () => {
  answersWithCandidates();
  await openScreen(ADDRESS, { user: recruiter() });
  await expect.element(rows.first()).toBeVisible();
  history.pushState({}, "", "/candidate/not-an-id");
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  await button("Go back").click();
  await expect.poll(address).toBe(ADDRESS);
});

test("candidates that could not be loaded can be asked for again", async () => {
  answers(listCandidates, refusal());
  await openScreen(ADDRESS, { user: recruiter() });
  await expect.element(heading("Failed to load candidates")).toBeVisible();
  answersWithCandidates({ total: 0 });
  await button("Try again").click();
  await expect.element(heading("No Candidates Found")).toBeVisible();
  await expect.element(link("Edit the posting")).toBeVisible();
});

test("a draft finds nobody, and says so", async () => {
  answersWithCandidates({ total: 0, status: "draft" });
  await openScreen(ADDRESS, { user: recruiter() });
  await expect.element(page.getByText("This posting is a draft.")).toBeVisible();
  await expect.element(link("Finish the posting")).toBeVisible();
});

test("until I am verified I see how many fit and how well, and my own uploads", async () => {
  answers(getRecruiterProfile, aRecruiterProfile(false));
  answersWithCandidates({ seesPeople: false, changed: { 2: { is_own_upload: true } } });
  await openScreen(`${ADDRESS}?state=NSW`, { user: recruiter() });
  const banner = page.getByText(/^Candidates are shown to verified recruiters/);
  await expect.element(banner).toBeVisible();
  await expect.element(link("What to do")).toHaveAttribute("href", "/profile");
  await expect.element(rows.first()).toHaveTextContent("Candidate 1");
  // What is not shown of people does not narrow the list either.
  await expect.element(button("Filter")).not.toBeInTheDocument();
  await expect.element(page.getByText("Remove NSW")).not.toBeInTheDocument();
  await expect.element(rows.first()).toHaveTextContent("Excellent 91%");
  await expect.element(rows.nth(2)).toHaveTextContent("Mei-Lin Sato");
  await nameLink("Candidate 1").click();
  await expect
    .element(profileOf("Candidate 1"))
    .toHaveTextContent("3 of 5 required, 1 of 2 preferred");
  await expect.element(button("Contact Candidate")).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(profileOf("Candidate 1")).not.toBeInTheDocument();
});

test("when my session has ended I am asked to sign in", async () => {
  answersWithCandidates();
  await openScreen(ADDRESS, { user: recruiter() });
  await expect.element(rows.first()).toBeVisible();
  answers(getStatus, statusOf(undefined));
  answers(listCandidates, refusal("unauthenticated", "Unauthorized"));
  // The page to sign in on asks for it, sooner or later.
  answers(demoWorld, { accounts: [], password: null });
  await page.getByRole("button", { name: /^Good/ }).click();
  await expect.element(heading("Please log in to access this page")).toBeVisible();
  await expect.poll(address).toMatch(/^\/login/);
});

test("on a phone I narrow a long list, and an empty one can be widened again", async () => {
  await page.viewport(390, 844);
  answersWithCandidates({
    total: 63,
    changed: { 1: { is_interested: true }, 2: { is_own_upload: true } },
  });
  await openScreen(ADDRESS, { user: recruiter() });
  await expect.poll(() => rows.elements()).toHaveLength(25);
  await expect.element(row("Daniel Achterberg")).toHaveTextContent("Interested");
  await expect.element(row("Mei-Lin Sato")).toHaveTextContent("Your upload");
  expectNoSidewaysScroll();
  await button("Show more").click();
  await expect.poll(() => rows.elements()).toHaveLength(50);
  expect(asked(listCandidates).at(-1)?.query.offset).toBe(25);
  await expect.element(list.getByRole("link").nth(25)).toHaveFocus();

  await button("Filter").click();
  await page.getByLabelText("Location").selectOptions("NSW");
  await page.getByLabelText("Experience").selectOptions("3 years or more");
  await page.getByLabelText("Admitted to practise").click();
  await page.getByLabelText("Sort by").selectOptions("Newest resume");
  await button("Show candidates").click();
  await expect.poll(address).toMatch(/\?state=NSW&years=3&admitted=yes&sort=newest$/);
  await expect
    .poll(() => asked(listCandidates).at(-1)?.query)
    .toMatchObject({ state: "NSW", min_years: 3, admitted: "true", sort: "newest" });
  await button("Filter, 3 on").click();
  await page.getByLabelText("Location").selectOptions("NT");
  await button("Show candidates").click();
  await expect.element(page.getByText("No candidates match these filters.")).toBeVisible();
  await button("Clear filters").click();
  await expect.poll(() => rows.elements()).toHaveLength(25);
});
