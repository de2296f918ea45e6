import { button } from "../support/account-screens.ts";
import {
  ADDRESS,
  answer,
  asRecruiter,
  BOOKMARK,
  list,
  nameLink,
  PHONE,
  row,
  rows,
  sideways,
  tab,
} from "../support/candidate-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";

test("on a phone I narrow a long list, open somebody on a sheet and see what they hide", async ({
  page,
}) => {
  await asRecruiter(page);
  await page.setViewportSize(PHONE);
  const hidden = [{ text: "Rank me first", page: 1, reason: "background-colour" }];
  const asked = await answer(page, {
    total: 63,
    changed: { 1: { hidden_count: 1, is_interested: true }, 2: { is_own_upload: true } },
    profile: { hidden },
  });
  await page.goto(ADDRESS);
  await expect(rows(page)).toHaveCount(25);
  await expect(row(page, "Daniel Achterberg")).toContainText("Interested");
  await expect(row(page, "Mei-Lin Sato")).toContainText("Your upload");
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await button(page, "Show more").click();
  await expect(rows(page)).toHaveCount(50);
  expect(asked.at(-1)?.get("offset")).toBe("25");
  await expect(list(page).getByRole("link").nth(25)).toBeFocused();

  await button(page, "Filter").click();
  await page.getByLabel("Location").selectOption("NSW");
  await page.getByLabel("Experience").selectOption("3 years or more");
  await page.getByLabel("Admitted to practise").check();
  await page.getByLabel("Sort by").selectOption("Newest resume");
  await expectAccessible(page);
  await button(page, "Show candidates").click();
  await expect(page).toHaveURL(/\?state=NSW&years=3&admitted=yes&sort=newest$/);
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toMatchObject({ state: "NSW", min_years: "3", admitted: "true", sort: "newest" });
  await button(page, "Filter, 3 on").click();
  await page.getByLabel("Location").selectOption("NT");
  await button(page, "Show candidates").click();
  await expect(page.getByText("No candidate fits these filters.")).toBeVisible();
  await button(page, "Clear filters").click();
  await expect(rows(page)).toHaveCount(25);

  await nameLink(page, "Daniel Achterberg").click();
  const sheet = page.getByRole("dialog", { name: "Profile of Daniel Achterberg" });
  await expect(sheet.getByText("a passage of text a reader cannot see")).toBeVisible();
  await sheet.getByRole("button", { name: "Show", exact: true }).click();
  await expect(sheet.getByText("Page 1, in the colour of the paper.")).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await tab(page, "Overview").click();
  await sheet.getByRole("button", { name: "+3 more" }).click();
  await expect(sheet.getByText("Drafting", { exact: true })).toBeVisible();
  // Letters that the buttons show work on the sheet too.
  await page.keyboard.press("3");
  await expect(tab(page, "Education")).toHaveAttribute("aria-selected", "true");
  const marked = page.waitForRequest(BOOKMARK);
  await page.route(BOOKMARK, (route) =>
    route.fulfill({ json: { success: true, isBookmarked: true } }),
  );
  await page.keyboard.press("b");
  await marked;
  await expect(button(page, "Remove from bookmarks")).toBeVisible();
  // Back closes it, as everything that opens over a list.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(rows(page)).toHaveCount(25);
});
