import type { Page } from "@playwright/test";
import { expect, newEmail, test } from "../support/journey.ts";

const SUBJECTS = [
  "Technical Support",
  "Account Issues",
  "Billing Questions",
  "Feature Request",
  "Bug Report",
  "General Inquiry",
];

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const subject = (page: Page) => page.getByRole("combobox", { name: "Subject" });
const sendButton = (page: Page) => page.getByRole("button", { name: /^Send/ });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fillIn(page: Page, name: string, message: string): Promise<string> {
  const email = newEmail();
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await subject(page).selectOption("Bug Report");
  await field(page, "Message").fill(message);
  return email;
}

test("the page says how to reach support, before any script", async ({ request }) => {
  const html = await (await request.get("/contact")).text();
  expect(html).toContain("<title>Contact Support · Candour</title>");
  expect(html).toContain('href="mailto:support@candour.example"');
  for (const words of ["Available upon request", "9 AM-6 PM AEST", "Sydney, Australia"])
    expect(html).toContain(words);
  expect(html).toMatch(/registered email/);
  expect(html).toMatch(/<textarea[^>]*rows="6"/);
});

test("I find it from the foot of a page, write, and my message is in the mailbox", async ({
  page,
}) => {
  await page.goto("/compare");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page, "Contact Support")).toBeVisible();
  await expect(subject(page).getByRole("option")).toHaveText(["Choose a subject", ...SUBJECTS]);
  const email = await fillIn(page, "Ada Byrne", "My resume lost its second page.");
  await sendButton(page).click();
  await expect(heading(page, "Message Sent Successfully!")).toBeFocused();
  await expect(page.getByText("within 24 hours")).toContainText(email);

  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(heading(page, "Contact Support")).toBeFocused();
  for (const name of ["Name", "Email", "Message"]) await expect(field(page, name)).toHaveValue("");
  await expect(subject(page)).toHaveValue("");

  await expect(async () => {
    await page.goto("/dev/mailbox");
    await page.getByRole("link", { name: "Bug Report: message from Ada Byrne" }).click();
    await expect(page.getByText("My resume lost its second page.")).toBeVisible();
  }).toPass();
  await expect(page.getByText(email).first()).toBeVisible();
});

test("every address of the sitemap opens, and the list is XML", async ({ page, request, app }) => {
  await page.goto("/contact");
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  const places = await page.evaluate(async () => {
    const text = await (await fetch("/sitemap.xml")).text();
    const list = new DOMParser().parseFromString(text, "application/xml");
    if (list.querySelector("parsererror")) return [];
    return [...list.querySelectorAll("loc")].map((place) => place.textContent ?? "");
  });
  const pathOf = (place: string) => new URL(place).pathname;
  expect(places.map(pathOf)).toEqual(expect.arrayContaining(["/", "/contact", "/terms"]));
  const jobs = places.filter((place) => pathOf(place).startsWith("/job/"));
  expect(jobs.length).toBeGreaterThan(0);
  const others = places.filter((place) => !jobs.includes(place));
  for (const place of [...others.slice(0, 20), ...jobs.slice(0, 2)])
    expect((await request.get(pathOf(place))).status(), place).toBe(200);
});
