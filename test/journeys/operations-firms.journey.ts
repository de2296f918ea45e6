import { base64 } from "#web/features/firms/testing/wire-firms.ts";
import { button } from "../support/account-screens.ts";
import { DESK, PHONE, said, sideways } from "../support/candidate-screens.ts";
import {
  FIRM_LIST,
  FIRMS,
  firmForm,
  firmRow,
  firmRows,
  newWord,
  openFirms,
  withFirms,
} from "../support/firm-screens.ts";
import { expect, expectAccessible, OURS, test } from "../support/journey.ts";
import { asDemo } from "../support/message-screens.ts";

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
  await expectAccessible(page);
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
  await expectAccessible(page);
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

  // A save that fails keeps what was typed, and so does Escape until somebody says otherwise.
  await row.getByRole("button", { name, exact: false }).first().click();
  await expect(form.getByLabel("Job title selector")).toHaveValue(selectors.job_title_selector);
  await areas.fill("Estates");
  await page.keyboard.press("Escape");
  const discard = page.getByRole("dialog", { name: "Discard your changes?" });
  await discard.getByText("Cancel").click();
  await areas.fill("");
  await form.getByLabel("Location").selectOption("Perth");
  const one = `${FIRM_LIST}/*`;
  await page.route(one, (route) => route.fulfill({ status: 500, json: {} }));
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByText("Failed to save law firm")).toBeInViewport();
  await page.keyboard.press("Escape");
  await discard.getByText("Cancel").click();
  await expect(form.getByLabel("Location")).toHaveValue("Perth");
  await page.unroute(one);
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
  await expect(asked).toContainText("Its approved jobs stay.");
  await asked.getByRole("button", { name: "Delete firm" }).press("Enter");
  await expect(said(page, "Law firm deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("I find firms, select a range of them and delete them at once", async ({ page }) => {
  const word = newWord();
  const names = ["Aldous", "Brand", "Corley", "Dunne", "Eames"].map((one) => `${word} ${one}`);
  await page.setViewportSize(DESK);
  await asDemo(page.request, "administrator");
  await withFirms(page, names);
  await openFirms(page);
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill(word.toLowerCase());
  await expect(firmRows(page)).toHaveCount(5);
  await expect(page).toHaveURL(`${FIRMS}?q=${word.toLowerCase()}`);

  const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
  await box(names[1] ?? "").click();
  await box(names[3] ?? "").click({ modifiers: ["Shift"] });
  await search.fill(`${word} eames`);
  await expect(firmRows(page)).toHaveCount(1);
  await expect(page.getByText("3 selected")).toBeVisible();
  await expect(page.getByText("3 of them not shown")).toBeVisible();
  await expectAccessible(page);

  await button(page, "Delete 3 firms").click();
  const asked = page.getByRole("dialog", { name: "Delete 3 firms?" });
  await expect(asked.getByRole("listitem")).toHaveText(names.slice(1, 4));
  await expect(asked).toContainText("Their approved jobs stay.");
  await asked.getByRole("button", { name: "Delete 3 firms" }).click();
  await expect(said(page, "3 law firms deleted.")).toBeVisible();
  await expect(page.getByText("3 selected")).toBeHidden();
  await search.fill(word);
  await expect(firmRows(page)).toHaveCount(2);

  // A reload shows the same firms; a filter that fits none says so.
  await page.reload();
  await expect(firmRows(page)).toHaveCount(2);
  // So do a link and a step back.
  await page.getByRole("link", { name: "Law Firms", exact: true }).click();
  await expect(search).toHaveValue("");
  await page.goBack();
  await expect(search).toHaveValue(word);
  await expect(firmRows(page)).toHaveCount(2);
  await page.getByLabel("Status").selectOption("disabled");
  await expect(page.getByRole("heading", { name: "No law firm fits these filters" })).toBeVisible();
  await button(page, "Clear filters").click();
  await expect(page).toHaveURL(FIRMS);

  await page.setViewportSize(PHONE);
  await search.fill(word);
  await expect(firmRow(page, names[0] ?? "")).toContainText("Never read");
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("however wide the screen, names of firms have room", async ({ page }) => {
  await openFirms(page);
  for (const width of [320, 720, 1080, 1280]) {
    await page.setViewportSize({ ...DESK, width });
    const name = await page.getByRole("columnheader", { name: "Firm" }).boundingBox();
    expect(name?.width, `at ${width}`).toBeGreaterThan(120);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});

test("a run of one firm is refused in words, and every face of the list is shown", async ({
  page,
}) => {
  const name = `${newWord()} Lawyers`;
  await asDemo(page.request, "administrator");
  await withFirms(page, [name]);
  await openFirms(page);
  const run = "**/api/admin/scraping/run";
  const message = "A run of this kind is under way already.";
  let sent: unknown;
  await page.route(run, (route) => {
    sent = route.request().postDataJSON();
    const body = { success: false, message, error: message, fault: "conflict" };
    return route.fulfill({ status: 409, json: body });
  });
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Scrape this firm now" }).click();
  await expect(said(page, message)).toBeInViewport();
  expect(sent).toEqual({ firm_ids: [expect.stringMatching(/^[\da-f-]{36}$/)] });

  const { firms } = await (await page.request.get("/api/admin/law-firms")).json();
  await page.route(FIRM_LIST, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Failed to load law firms" })).toBeVisible();
  await expect(page.getByText("An unexpected error occurred")).toBeVisible();
  await page.unroute(FIRM_LIST);
  await page.route(FIRM_LIST, (route) => route.fulfill({ json: { firms: [], total: 0 } }));
  await button(page, "Try again").click();
  await expect(page.getByRole("heading", { name: "No law firms yet" })).toBeVisible();
  await expectAccessible(page);

  // A list that cannot be read is none; the firm is there all the same.
  await page.unroute(FIRM_LIST);
  const broken = {
    ...firms[0],
    Name: "Broken Lists",
    PracticeAreas: "***",
    ScrapingConfig: base64(7),
  };
  await page.route(FIRM_LIST, (route) => route.fulfill({ json: { firms: [broken], total: 1 } }));
  await page.reload();
  await expect(firmRow(page, "Broken Lists")).toContainText("Not stated");
  await page.unrouteAll();
  const mine = firms.find((firm: { Name: string }) => firm.Name === name);
  await page.request.delete(`/api/admin/law-firms/${mine.ID}`, { headers: OURS });
});
