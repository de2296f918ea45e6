import { button } from "../support/account-screens.ts";
import { DESK, said } from "../support/dashboard-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asAdministrator } from "../support/review-screens.ts";

test.use({ viewport: DESK, contextOptions: { reducedMotion: "reduce" } });

/** Forty resumes with thirty jobs, seventeen times over, behind everything else that the machine does. */
const MINUTES = { whole: 900_000, report: 800_000 };

test("a report on the demo world: names change nothing, and the control does", async ({ page }) => {
  test.setTimeout(MINUTES.whole);
  await asAdministrator(page);
  await page.goto("/admin/fairness");
  await button(page, "Run report").click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^[\d,]+ pairs scored again; / })).toBeVisible({
    timeout: MINUTES.report,
  });
  await expect(said(page, "Control test passed")).toBeVisible();
  const name = page.getByRole("row", { name: /^Name/ }).getByRole("cell");
  await expect(name.getByText("0 points")).toBeVisible();
  await expectAccessible(page);
});
