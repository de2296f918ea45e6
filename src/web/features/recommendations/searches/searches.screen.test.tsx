import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  changeSearch,
  deleteSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
  SAVED_SEARCH_SENTENCES as say,
} from "#contract/saved-searches.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { candidate } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { answersBesideJobs, answersWithJobs } from "#test/support/screens/stubs/candidate-home.ts";

const SEARCH: SavedSearch = {
  id: "5b1f0c2e-4444-4c4c-9d9d-000000000001",
  name: "In Sydney",
  query: { state: "NSW", words: "employment", min_salary: 100_000 },
  often: "daily",
  by_mail: true,
  paused: false,
  created_at: "2026-03-08T01:00:00.000Z",
};
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** A server that keeps one search. */
function answersWithSearch(): void {
  let kept: SavedSearch[] = [SEARCH];
  answers(listSavedSearches, () => ({ searches: kept }));
  answers(changeSearch, ({ body }) => {
    kept = kept.map((search) => ({ ...search, ...body }) as SavedSearch);
    return { success: true, message: say.changed };
  });
  answers(deleteSearch, () => {
    kept = [];
    return { success: true, message: say.removed };
  });
}

test("I rename, change, pause and delete a search", async () => {
  answersWithSearch();
  await openScreen("/searches", { user: candidate() });
  await expect.element(page.getByText("NSW, “employment”, from $100,000")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /^Show jobs/ }))
    .toHaveAttribute("href", "/dashboard?state=NSW&pay=100000&words=employment");
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabelText("Name", { exact: true }).fill("Closer");
  await button("Save name").click();
  await expect.element(page.getByRole("heading", { name: "Closer" })).toBeVisible();
  await page.getByLabelText("Tell me").selectOptions("As soon as there is one");
  await expect.poll(() => asked(changeSearch).at(-1)?.body).toEqual({ often: "at-once" });
  await page.getByRole("checkbox", { name: "By email too" }).click();
  await expect.poll(() => asked(changeSearch).at(-1)?.body).toEqual({ by_mail: false });
  await page.getByRole("button", { name: /^Pause/ }).click();
  await expect.element(page.getByText("Paused", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect.element(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
});

test("a change that is refused says why and loses nothing", async () => {
  answersWithSearch();
  answers(changeSearch, refusal("invalid", say.nameRequired));
  await openScreen("/searches", { user: candidate() });
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabelText("Name", { exact: true }).fill(" ");
  await button("Save name").click();
  await expect.element(page.getByText(say.nameRequired)).toBeVisible();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue(" ");
});

test("the list as it is narrowed is saved under a name, without its order", async () => {
  answersBesideJobs();
  answersWithJobs();
  answers(saveSearch, { success: true, message: say.saved, id: SEARCH.id });
  answers(listSavedSearches, { searches: [] });
  await openScreen("/dashboard?state=NSW&sort=newest&want=Sydney", { user: candidate() });
  await button("Save this search").click();
  await expect.element(page.getByLabelText("Name", { exact: true })).toHaveValue("NSW");
  await button("Save search").click();
  await expect.element(page.getByText("Search saved")).toBeVisible();
  expect(asked(saveSearch).at(-1)?.body).toEqual({
    name: "NSW",
    query: { state: "NSW", least_level: "Good Match" },
    often: "daily",
    by_mail: true,
  });
});
