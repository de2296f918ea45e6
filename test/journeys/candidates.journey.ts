import type { Route } from "@playwright/test";
import { button } from "../support/account-screens.ts";
import {
  anOpenProfile,
  asRecruiter,
  DESK,
  findable,
  nameLink,
  postingFor,
  profile,
  row,
  said,
} from "../support/candidate-screens.ts";
import { expect, test } from "../support/journey.ts";
import { someone, words } from "../support/message-screens.ts";

test("I find a candidate by keyboard alone, mark, download, compare and write to them", async ({
  page,
  app,
}) => {
  test.slow();
  const name = someone("Noa");
  await findable(app.url, name);
  await asRecruiter(page);
  const posting = await postingFor(page, name);
  await page.setViewportSize(DESK);
  await page.goto(`/candidate/${posting.id}`);
  await expect(page.getByRole("heading", { level: 1, name: posting.title })).toBeVisible();
  await expect(page.getByText(/Found \d+ matching candidate/).first()).toBeVisible();

  // J goes down the list until the row is reached, Enter opens it, and the profile has the focus.
  const link = nameLink(page, name);
  await expect(link).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("j");
    if (await link.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(profile(page, name)).toBeFocused();
  await expect(page).toHaveURL(/candidate=[\da-f-]{36}$/);
  await expect(profile(page, name)).toContainText("Profile Statistics");
  await expect(profile(page, name)).toContainText("Plain text");
  for (const [key, words] of [
    ["2", "Fairholm Lawyers"],
    ["3", "University of Sydney"],
    ["4", "Ran unfair dismissal matters from start to finish"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tabpanel")).toContainText(words);
  }

  await page.keyboard.press("b");
  await expect(said(page, "Candidate bookmarked")).toBeVisible();
  await expect(button(page, "Remove from bookmarks")).toHaveAttribute("aria-pressed", "true");
  const saving = page.waitForEvent("download");
  await page.keyboard.press("d");
  expect((await saving).suggestedFilename()).toBe(`${name}_resume.pdf`);
  await expect(said(page, "Resume downloaded successfully")).toBeVisible();

  await page.keyboard.press("c");
  await expect(page).toHaveURL(/report=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(said(page, "Comparison completed successfully")).toBeVisible();
  const paper = page.waitForEvent("popup");
  await button(page, "Print").click();
  await expect(await paper).toHaveURL(/\/comparisons\/[\da-f-]{36}\/print$/);
  await (await paper).close();
  await button(page, "New Comparison").click();
  await expect(page).toHaveURL(/tab=compare$/);
  await expect(button(page, "Start comparison")).toBeVisible();
  await expect(profile(page, name)).toBeFocused();

  // What was typed is there again after the profile was closed and the row has the focus.
  await page.keyboard.press("m");
  const message = page.getByRole("textbox", { name: "Message" });
  await button(page, "Send message").click();
  await expect(page.getByText("Please enter a message")).toBeVisible();
  await message.fill("Would you talk to us about <b>this</b> role?");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await expect(page).not.toHaveURL(/candidate=/);
  await page.keyboard.press("m");
  await expect(message).toHaveValue("Would you talk to us about <b>this</b> role?");
  // Letters belong to the message while it is being typed.
  await message.press("End");
  await message.pressSequentially(" jk");
  await expect(message).toHaveValue(/ jk$/);
  await button(page, "Send message").click();
  await expect(page).toHaveURL(/\/messages\?conversation=/);
  await expect(said(page, `Conversation started with ${name}`)).toBeVisible();
  await expect(words(page, "Would you talk to us about <b>this</b> role? jk")).toBeVisible();

  // A shared link opens the same profile, and the mark is still there.
  await page.goto(`/candidate/${posting.id}?bookmarked=yes`);
  await expect(row(page, name)).toContainText("Bookmarked");
});

test("a part of the page that does not come takes nothing with it, and is asked for again", async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await asRecruiter(page);
  await page.goto(await anOpenProfile(page));
  const noFile = (route: Route) => route.abort();
  await page.route(/assets\/share-dialog/, noFile);
  await button(page, "Share").click();
  await expect(said(page, "This part of the page could not be loaded")).toBeVisible();
  await expect(page.getByText("Profile Statistics").first()).toBeVisible();
  await page.unroute(/assets\/share-dialog/, noFile);
  await button(page, "Share").click();
  await expect(page.getByRole("textbox", { name: "Link to the profile" })).toHaveValue(page.url());
});
