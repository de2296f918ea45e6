import { button } from "../support/account-screens.ts";
import { DESK, said } from "../support/candidate-screens.ts";
import { expect, test } from "../support/journey.ts";
import { openLive } from "../support/message-screens.ts";
import { asAdministrator, fieldOf, REVIEW, rows } from "../support/review-screens.ts";

test("in two windows: what I decide in one is told in the other, and so is what I take back", async ({
  page,
  context,
}) => {
  await asAdministrator(page);
  await page.setViewportSize(DESK);
  await openLive(page, REVIEW);
  const title = fieldOf(page, "Title").locator("dd").first();
  const [first, before] = [await title.innerText(), page.url()];
  await rows(page).nth(2).click();
  // The job before is on the screen until this one has come.
  await expect(title).not.toHaveText(first);
  await expect(page).not.toHaveURL(before);
  const name = await title.innerText();
  const address = page.url();
  const other = await context.newPage();
  await other.setViewportSize(DESK);
  await openLive(other, address);
  await expect(fieldOf(other, "Title")).toContainText(name);
  await button(page, "Approve").click();
  await expect(said(page, `Approved “${name}”`)).toBeVisible();
  await expect(other.getByText("This job was approved meanwhile.")).toBeVisible();
  await expect(button(other, "Approve")).toBeHidden();
  // Only who decided can take it back; the reader of the other window is left where they are.
  await button(page, "Undo").click();
  await expect(said(page, "Undone. The job waits for review again.")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(button(other, "Approve")).toBeVisible();
  await expect(other).toHaveURL(address);
});
