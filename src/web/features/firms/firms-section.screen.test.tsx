import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changeFirm,
  deleteFirms,
  type LawFirm,
  listFirms,
  FIRM_SENTENCES as say,
} from "#contract/firms.ts";
import { getDashboardStats, runScraping, SCRAPING_SENTENCES } from "#contract/scraping.ts";
import { address, expectNoSidewaysScroll, textsOf } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";
import { anApiFirm, base64 } from "./testing/api-firms.ts";

const FIRMS = "/admin/firms";
const rows = page.getByRole("table").css("tbody tr");
const row = (name: string) => rows.filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const said = (words: string) => page.getByText(words).first();
const search = page.getByRole("searchbox", { name: "Search" });
const box = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const expectRows = (count: number) => expect.poll(() => rows.elements()).toHaveLength(count);
const open = (query = "", user = administrator()) => openScreen(FIRMS + query, { user });

const NAMES = ["Aldous", "Brand", "Corley", "Dunne", "Eames"];
const firmsNamed = (names: readonly string[]): LawFirm[] =>
  names.map((Name, at) =>
    anApiFirm({
      ID: `11111111-1111-4111-8111-${String(at).padStart(12, "0")}`,
      Name,
      WebsiteUrl: `https://firm-${at}.example/`,
    }),
  );

/** A server that keeps these firms. */
function answersWithFirms(firms: LawFirm[]): void {
  answers(listFirms, () => ({ firms, total: firms.length }));
  answers(deleteFirms, ({ body: { ids } }) => {
    firms = firms.filter(({ ID }) => !ids.includes(ID));
    return { success: true, message: say.deletedMany(ids.length), deleted: ids.length };
  });
}

beforeEach(() => answers(getDashboardStats, dashboard()));

test("I find firms, select a range of them and delete them at once", async () => {
  const user = administrator();
  answersWithFirms(firmsNamed([...NAMES.map((name) => `Quill ${name}`), "Another"]));
  await open("", user);
  await search.fill("quill");
  await expectRows(5);
  await expect.poll(address).toBe(`${FIRMS}?q=quill`);

  await box("Quill Brand").click();
  await box("Quill Dunne").click({ modifiers: ["Shift"] });
  await search.fill("quill eames");
  await expectRows(1);
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await expect.element(page.getByText("3 of them not shown")).toBeVisible();

  await button("Delete 3 firms").click();
  const question = page.getByRole("dialog", { name: "Delete 3 firms?" });
  await expect
    .poll(() => textsOf(question.getByRole("listitem")))
    .toEqual(["Quill Brand", "Quill Corley", "Quill Dunne"]);
  await expect.element(question).toHaveTextContent("Approved jobs stay");
  await question.getByRole("button", { name: "Delete 3 firms" }).click();
  await expect.element(said("3 law firms deleted.")).toBeVisible();
  await expect.element(page.getByText("3 selected")).not.toBeInTheDocument();
  await search.fill("quill");
  await expectRows(2);

  // A reload shows the same firms; a filter that fits none says so.
  await expect.poll(address).toBe(`${FIRMS}?q=quill`);
  await openScreen(address(), { user });
  await expectRows(2);
  // So do a link and a step back.
  await page.getByRole("link", { name: "Law Firms", exact: true }).click();
  await expect.element(search).toHaveValue("");
  history.back();
  await expect.element(search).toHaveValue("quill");
  await expectRows(2);
  await page.getByLabelText("Status").selectOptions("disabled");
  await expect.element(heading("No law firms match these filters")).toBeVisible();
  await button("Clear filters").click();
  await expect.poll(address).toBe(FIRMS);

  await page.viewport(390, 844);
  await search.fill("quill");
  await expect.element(row("Quill Aldous")).toHaveTextContent("Never read");
  expectNoSidewaysScroll();
});

test("however wide the screen, names of firms have room", async () => {
  answersWithFirms(firmsNamed(NAMES.map((name) => `${name}, Harrow & Lyle Lawyers`)));
  await open();
  await expectRows(5);
  for (const width of [320, 720, 1080, 1280]) {
    await page.viewport(width, 860);
    const name = page.getByRole("columnheader", { name: "Firm" }).element();
    expect(name.getBoundingClientRect().width, `at ${width}`).toBeGreaterThan(120);
    expectNoSidewaysScroll();
  }
});

test("a run of one firm is refused in words", async () => {
  const firms = firmsNamed(["Aldous"]);
  answersWithFirms(firms);
  answers(runScraping, refusal("conflict", SCRAPING_SENTENCES.alreadyRunning));
  await open();
  await page.getByRole("button", { name: "More for Aldous" }).click();
  await page.getByRole("menuitem", { name: "Scrape this firm now" }).click();
  await expect.element(said(SCRAPING_SENTENCES.alreadyRunning)).toBeInViewport();
  expect(asked(runScraping)[0]?.body).toEqual({ firm_ids: [firms[0]?.ID] });
});

test("every state of the list is shown", async () => {
  answers(listFirms, refusal());
  await open();
  await expect.element(heading("Failed to load law firms")).toBeVisible();
  await expect.element(page.getByText("An unexpected error occurred")).toBeVisible();
  answersWithFirms([]);
  await button("Try again").click();
  await expect.element(heading("No law firms yet")).toBeVisible();

  // A list that cannot be read is none; the firm is there all the same.
  const broken = { Name: "Broken Lists", PracticeAreas: "***", ScrapingConfig: base64(7) };
  answersWithFirms([anApiFirm(broken)]);
  await open();
  await expect.element(row("Broken Lists")).toHaveTextContent("Not stated");
});

test("a save that fails keeps what I typed, and so does Escape until I say otherwise", async () => {
  const [firm] = firmsNamed(["Aldous"]);
  if (!firm) throw new Error("There is one.");
  answersWithFirms([firm]);
  await open();
  await row("Aldous").getByRole("button", { name: "Aldous" }).first().click();
  const form = page.getByRole("dialog", { name: /law firm$/ });
  const discard = page.getByRole("dialog", { name: "Discard your changes?" });
  const areas = form.getByRole("textbox", { name: /^Practice areas/ });
  await areas.fill("Estates");
  await userEvent.keyboard("{Escape}");
  await discard.getByText("Cancel").click();
  await areas.fill("");
  await form.getByLabelText("Location").selectOptions("Perth");
  answers(changeFirm, refusal());
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect.element(form.getByText("Failed to save law firm")).toBeInViewport();
  await userEvent.keyboard("{Escape}");
  await discard.getByText("Cancel").click();
  await expect.element(form.getByLabelText("Location")).toHaveValue("Perth");
  const saved = { ...firm, Location: "Perth" };
  answers(changeFirm, { success: true, message: say.saved, firm: saved });
  answersWithFirms([saved]);
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect.element(said("Law firm updated.")).toBeVisible();
  await expect.element(row("Aldous")).toHaveTextContent("Perth");
});
