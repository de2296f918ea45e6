import { button } from "../support/account-screens.ts";
import { textFile } from "../support/document-screens.ts";
import { cards, DESK, find } from "../support/home-screens.ts";
import { expect, expectAccessible, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";

/** Its website is slow and asks for patience: there is time to see the run at work. */
const FIRM = "Wattle Bay Law";
const JOB = "Strata Lawyer";
const READING_MS = 90_000;

const RESUME = textFile(
  "Strata.txt",
  `Imogen Farrar
imogen.farrar@example.com | Sydney NSW

Experience
Strata Lawyer, Halden Property Lawyers
March 2021 - Present
- Act for landlords and tenants in retail, office and industrial leasing
- Advise developers on titles, easements and off-the-plan sales
- Settle conveyances on an electronic lodgement platform

Education
Bachelor of Laws, Macquarie University
2015 - 2019

Skills
Property law, Leasing, Strata, Conveyancing
`,
);

test("I add a law firm, run scraping, approve what it found, and a visitor finds the job", async ({
  page,
  replica,
}) => {
  test.slow();
  const firm = replica.firms.find(({ name }) => name === FIRM);
  await page.setViewportSize(DESK);
  await asDemo(page.request, "administrator");

  await page.goto("/admin/firms");
  await button(page, "Add law firm").first().click();
  const form = page.getByRole("dialog", { name: "Add law firm" });
  await form.getByLabel("Firm name").fill(FIRM);
  await form.getByLabel("Website URL").fill(firm?.website_url ?? "");
  await form.getByLabel(/^Careers page URL/).fill(firm?.careers_page_url ?? "");
  await form.getByRole("button", { name: "Add law firm" }).click();
  await expect(page.getByText("Law firm added.").first()).toBeVisible();

  await page.goto("/admin");
  await button(page, "Run Scraping").click();
  await expect(page.getByText(/Scraping started for \d+ firms?\./).first()).toBeVisible();
  // The list follows by itself: first how far the run is, then that it is done.
  const run = page.getByRole("table", { name: "Recent runs" }).getByRole("row").nth(1);
  await expect(run).toContainText(/Running, \d+ of \d+/);
  await expect(run).toContainText("Completed", { timeout: READING_MS });
  await expect(run).toContainText("3 jobs");
  await run.getByRole("button").first().click();
  const part = page.getByRole("dialog").getByRole("row", { name: new RegExp(FIRM) });
  await expect(part).toContainText("Completed");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.goto("/admin/review");
  const queue = page.getByRole("list", { name: "Job Review Queue" });
  await queue.getByRole("link", { name: new RegExp(`${JOB}.*${FIRM}`) }).click();
  const found = page.getByRole("list", { name: "Text of the job" });
  await expect(found).toContainText("Negotiate contracts for the sale of land");
  await button(page, "Approve").click();
  await expect(page.getByText(`Approved “${JOB}”`).first()).toBeVisible();
  await expect(queue.getByRole("link", { name: new RegExp(JOB) })).toHaveCount(0);

  await page.context().clearCookies();
  await find(page, RESUME);
  const results = page.url();
  const card = cards(page).filter({ hasText: FIRM }).filter({ hasText: JOB });
  // The index takes the job in a moment later; how well it fits is not what this is about.
  await expect(async () => {
    for (const level of ["", "&match=partial"]) {
      await page.goto(results + level);
      const isThere = await card
        .first()
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      if (isThere) return;
    }
    throw new Error("It is not among them.");
  }).toPass({ timeout: READING_MS });
});
