import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { unsubscribe } from "#contract/notifications.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";

const INVALID = "This unsubscribe link is invalid. Open it from the mail once more.";

test("the link of a mail that is not ours switches nothing off and says so", async () => {
  await page.viewport(390, 844);
  answers(unsubscribe, refusal("invalid", INVALID));
  await openScreen("/unsubscribe?token=somebody.nonsense");
  // Programs open the links of a mail before a person does: nothing happens without a press.
  expect(asked(unsubscribe)).toEqual([]);
  await page.getByRole("button", { name: "Stop these emails", exact: true }).click();
  await expect
    .element(page.getByRole("heading", { name: "This link does not work" }))
    .toHaveFocus();
  await expect.element(page.getByText(/This unsubscribe link is invalid/)).toBeVisible();
  expect(asked(unsubscribe)[0]?.query.token).toBe("somebody.nonsense");
});

test("a link without its token says that it is not complete", async () => {
  await openScreen("/unsubscribe");
  await expect.element(page.getByText("The link is incomplete.")).toBeVisible();
});
