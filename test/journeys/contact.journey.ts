import type { Page } from "@playwright/test";
import { expect, expectAccessible, newEmail, signInSomeone, test } from "../support/journey.ts";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const FAILED = "Failed to send message. Please try again.";
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

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inside, outside] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inside).toBe(outside);
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
  await expectAccessible(page);

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

test("after it is sent I can go home", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, "Homer Lane", "Thank you.");
  await sendButton(page).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("while it is on its way the button says so and takes no second press", async ({ page }) => {
  await page.goto("/contact");
  let calls = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/contact", async (route) => {
    calls += 1;
    await held;
    await route.fulfill({ json: { success: true, message: "Sent" } });
  });
  await fillIn(page, "Ada Byrne", "Hello");
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: "Sending...", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Sending..." }).click({ force: true });
  await expectAccessible(page);
  letGo();
  await expect(heading(page, "Message Sent Successfully!")).toBeVisible();
  expect(calls).toBe(1);
});

test("when it cannot be sent I am told, and nothing that I wrote is lost", async ({ page }) => {
  await page.goto("/contact");
  await page.route("**/api/contact", (route) => route.abort());
  const email = await fillIn(page, "Ada Byrne", "Line one\nLine two");
  await sendButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(FAILED);
  await expect(sendButton(page)).toBeFocused();
  await expect(field(page, "Name")).toHaveValue("Ada Byrne");
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(subject(page)).toHaveValue("Bug Report");
  await expect(field(page, "Message")).toHaveValue("Line one\nLine two");
  await expectAccessible(page);

  await page.unroute("**/api/contact");
  const message = "That is a lot of messages.";
  await page.route("**/api/contact", (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, fault: "rate-limited", message, error: message },
    }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(`${FAILED} ${message}`);
  await expect(field(page, "Message")).toHaveValue("Line one\nLine two");

  await page.unroute("**/api/contact");
  await sendButton(page).click();
  await expect(heading(page, "Message Sent Successfully!")).toBeVisible();
});

test("what is missing is said at its field, with the keyboard alone", async ({ page }) => {
  await page.goto("/contact");
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) calls += 1;
  });
  for (const control of [field(page, "Name"), field(page, "Email"), field(page, "Message")])
    await expect(control).toHaveAttribute("required");
  await expect(subject(page)).toHaveAttribute("required");
  await field(page, "Name").focus();
  await page.keyboard.press("Enter");
  for (const sentence of [
    "Name is required",
    "Email is required",
    "Please choose a subject",
    "Message is required",
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(field(page, "Name")).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type("Ada");
  await expect(page.getByText("Name is required")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.type("not an address");
  await page.keyboard.press("Tab");
  await page.keyboard.press("F");
  await expect(subject(page)).toHaveValue("Feature Request");
  await page.keyboard.press("Tab");
  await page.keyboard.type("   ");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Message is required")).toBeVisible();
  await expect(field(page, "Email")).toBeFocused();
  expect(calls).toBe(0);
});

test("signed in, my name and address are there already", async ({ page }) => {
  const email = await signInSomeone(page, "Priya Raman");
  await page.goto("/contact");
  await expect(field(page, "Name")).toHaveValue("Priya Raman");
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Message")).toHaveValue("");

  await page.route("**/api/contact", (route) =>
    route.fulfill({ json: { success: true, message: "Sent" } }),
  );
  await subject(page).selectOption("Bug Report");
  await field(page, "Message").fill("Hello");
  await sendButton(page).click();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  for (const name of ["Name", "Email", "Message"]) await expect(field(page, name)).toHaveValue("");
  await expect(subject(page)).toHaveValue("");
});

test("on a small phone, what is to be mended is not behind the head of the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/contact");
  await fillIn(page, "Ada Byrne", "Hello");
  await subject(page).selectOption("Choose a subject");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await sendButton(page).press("Enter");
  await expect(subject(page)).toBeFocused();
  const head = await page.getByRole("banner").boundingBox();
  const label = await page.getByText("Subject", { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
});

for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
  test(`it is for everyone, at a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/contact");
    await expect(heading(page, "Contact Support")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
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
