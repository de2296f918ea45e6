import { button } from "../support/account-screens.ts";
import { DESK, said } from "../support/candidate-screens.ts";
import { firmForm, firmRow, newWord, openFirms } from "../support/firm-screens.ts";
import { expect, test } from "../support/journey.ts";

const LIST = "Job list selector";

test("I add a law firm with mistakes on the way, see what would be read, change it and delete it", async ({
  page,
  replica,
}) => {
  test.slow();
  const site = replica.firms[1];
  if (!site) throw new Error("The replica has ten firms.");
  const name = `${site.name} ${newWord()}`;
  await page.setViewportSize(DESK);
  await openFirms(page);
  await button(page, "Add law firm").first().click();
  const form = firmForm(page);
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const add = form.getByRole("button", { name: "Add law firm" });

  // Everything that is missing at once, each at its field.
  await expect(field("Firm name")).toBeFocused();
  await expect(form.getByLabel("Location")).toHaveValue("Sydney");
  await expect(form.getByLabel("Size")).toHaveValue("medium");
  await add.click();
  await expect(form.getByText("Firm name is required")).toBeVisible();
  await expect(form.getByText("Website URL is required")).toBeVisible();
  await expect(field("Firm name")).toBeFocused();
  await field("Firm name").fill(name);
  await expect(form.getByText("Firm name is required")).toBeHidden();
  await field("Website URL").fill("https://city-recruitment.example");
  await expect(form.getByRole("status").filter({ hasText: "a recruitment site" })).toBeVisible();
  await field("Website URL").fill("lindenmarsh");
  await add.click();
  await expect(field("Website URL")).toBeFocused();
  await expect(form.getByText(/^Website URL must be a web address/)).toBeVisible();

  // Words by Enter and by the button; the same word once more is ignored, and Enter does not save.
  const areas = form.getByRole("textbox", { name: /^Practice areas/ });
  for (const typed of ["  Property ", "property", "Tax"]) {
    await areas.fill(typed);
    await areas.press("Enter");
  }
  await expect(form.getByRole("button", { name: /^Remove / })).toHaveCount(2);
  await form.getByLabel("Max pages").fill("40");
  await form.getByLabel("Max pages").blur();
  await expect(form.getByLabel("Max pages")).toHaveValue("3");

  // A selector that only the server can judge, and then what the page holds.
  await field("Website URL").fill(site.website_url);
  await form.getByLabel(/^Careers page URL/).fill(site.careers_page_url);
  await form.getByLabel(LIST).fill("li[");
  await add.click();
  const refused = "The job list selector is not a CSS selector that can be read.";
  await expect(form.getByText(refused)).toBeVisible();
  await expect(form.getByLabel(LIST)).toBeFocused();
  const { scraping_config: selectors } = site;
  await form.getByLabel(LIST).fill(selectors.job_list_selector);
  await form.getByLabel("Job link selector").fill(selectors.job_link_selector);
  await form.getByLabel("Job title selector").fill(selectors.job_title_selector);
  await form.getByLabel("Job content selector").fill(selectors.job_content_selector);
  await button(page, "Test these selectors").click();
  const found = form.getByRole("region", { name: "What would be found" });
  await expect(found.getByText(/^\d+ jobs found by these selectors\.$/)).toBeVisible();
  const jobs = replica.truth.filter(({ firm }) => firm === site.name);
  await expect(found).toContainText(jobs[0]?.title ?? "no job");
  // What was found by other selectors says so.
  const older = form.getByText("This was found before your last change.");
  await form.getByLabel(LIST).fill("li");
  await expect(older).toBeVisible();
  await form.getByLabel(LIST).fill(selectors.job_list_selector);
  await expect(older).toBeHidden();

  // A word that was typed and not added is meant all the same.
  await areas.fill("Wills");
  await add.click();
  await expect(said(page, "Law firm added.")).toBeVisible();
  await expect(form).toBeHidden();
  const row = firmRow(page, name);
  await expect(row).toContainText("lindenmarsh.example");
  await expect(row).toContainText("Property, Tax, Wills");
  await expect(row).toContainText("Never");

  // Escape keeps what was typed until somebody says otherwise.
  await row.getByRole("button", { name, exact: false }).first().click();
  await expect(form.getByLabel("Job title selector")).toHaveValue(selectors.job_title_selector);
  await areas.fill("Estates");
  await page.keyboard.press("Escape");
  const discard = page.getByRole("dialog", { name: "Discard your changes?" });
  await discard.getByText("Cancel").click();
  await areas.fill("");
  await form.getByLabel("Location").selectOption("Perth");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(said(page, "Law firm updated.")).toBeVisible();
  await expect(row).toContainText("Perth");

  // By keyboard alone from the row's menu.
  await row.getByRole("button", { name: `More for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Disable scraping" }).press("Enter");
  await expect(row.getByRole("cell", { name: "Disabled" })).toBeVisible();
  await expect(form).toBeHidden();
  await row.getByRole("button", { name: `More for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const asked = page.getByRole("dialog", { name: `Delete ${name}?` });
  await expect(asked).toContainText("Approved jobs stay");
  await asked.getByRole("button", { name: "Delete firm" }).press("Enter");
  await expect(said(page, "Law firm deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
