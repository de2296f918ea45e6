import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const KB = 1024;
const MB = KB * KB;

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/parts");
});

const section = (page: Page, name: string) =>
  page.locator("#form-parts").getByRole("region", { name, exact: true });
const fileDrop = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** Files as they come from the desktop: the browser, not the test, holds their bytes. */
async function drag(target: Locator, event: "dragover" | "drop", ...files: [string, number][]) {
  const dataTransfer = await target.page().evaluateHandle((wanted) => {
    const transfer = new DataTransfer();
    for (const [name, bytes] of wanted) transfer.items.add(new File([new Uint8Array(bytes)], name));
    return transfer;
  }, files);
  await target.dispatchEvent(event, { dataTransfer });
}

test("a button says what it does, and its key only where there are keys", async ({ page }) => {
  const buttons = section(page, "Buttons");
  const approve = buttons.getByRole("button", { name: "Approve", exact: true });
  await expect(approve).toHaveAttribute("aria-keyshortcuts", "A");
  await expect(approve.getByText("A", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(approve.getByText("A", { exact: true })).toBeHidden();
  await expect(buttons.getByRole("button", { name: "Danger" }).last()).toBeDisabled();
});

test("I close a banner, and do what it offers", async ({ page }) => {
  const banners = section(page, "Banners");
  const failure = banners.getByRole("alert");
  await expect(failure.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(failure.getByRole("button", { name: "Close" })).toBeHidden();
  const verify = banners.getByRole("status").filter({ hasText: "Verify your email" });
  await verify.getByRole("button", { name: "Close" }).press("Enter");
  await expect(verify).toBeHidden();
});

test("what is wrong with a field is said with the field", async ({ page }) => {
  const wrong: [Locator, string][] = [
    [page.getByRole("combobox", { name: "Subject, missing" }), "Please choose a subject"],
    [page.getByLabel("Summary, too long"), "Summary must be at most 40 characters long"],
    [page.getByLabel("I accept the terms and the privacy policy"), "Please accept the terms"],
    [fileDrop(page, "Resume, refused").getByRole("button"), "Please upload a PDF"],
    [fileDrop(page, "Resume, missing").getByRole("button"), "Please choose your resume"],
  ];
  for (const [control, sentence] of wrong) {
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(sentence));
  }
  const cards = page.getByRole("group", { name: "What brings you here, missing" });
  await expect(cards).toHaveAccessibleDescription("Please choose one of the two");
  await expect(cards.getByRole("radio").first()).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Message")).toHaveAttribute("aria-invalid", "false");
});

test("I see how much I have written, and hear it when little room is left", async ({ page }) => {
  const fields = section(page, "Fields");
  const summary = fields.getByLabel("Summary", { exact: true });
  await expect(fields.getByText("58 of 160")).toBeVisible();
  await summary.fill("x".repeat(149));
  await expect(fields.getByText("149 of 160")).toBeVisible();
  await expect(summary).toHaveAccessibleDescription(/Shown under the title.*149 of 160 characters/);
  await expect(fields.getByRole("status").first()).toHaveText("Up to 20 characters left");
  await summary.press("x");
  await expect(fields.getByRole("status").first()).toHaveText("Up to 10 characters left");
  await summary.fill("x".repeat(161));
  await expect(fields.getByText("161 of 160")).toBeVisible();
});

test("I choose from a list with the keyboard", async ({ page }) => {
  const subject = page.getByRole("combobox", { name: "Subject", exact: true });
  await expect(subject).toHaveValue("support");
  await subject.focus();
  await page.keyboard.press("ArrowDown");
  await expect(subject).toHaveValue("billing");
});

test("a checkbox stands for all, for some and for none", async ({ page }) => {
  const boxes = section(page, "Checkboxes");
  const all = boxes.getByRole("checkbox", { name: /Select all/ });
  await expect(all).toHaveAccessibleName("Select all, 1 of 3 selected");
  await expect(all).toBeChecked({ indeterminate: true });
  await boxes.getByRole("checkbox", { name: "Select Sorrel & Pike" }).press("Space");
  await expect(all).toHaveAccessibleName("Select all, 2 of 3 selected");
  await expect(all).toBeChecked({ indeterminate: true });
  await all.press("Space");
  await expect(all).toBeChecked();
  await expect(boxes.getByRole("checkbox", { name: "Select Penhallow Reid" })).toBeChecked();
  await all.press("Space");
  await expect(all).not.toBeChecked();
  await expect(boxes.getByRole("checkbox", { name: "Select Dorrington Hale" })).not.toBeChecked();
});

test("every checkbox is at least 24 pixels to aim at", async ({ page }) => {
  const targets = section(page, "Checkboxes").locator("label");
  const sizes = await targets.evaluateAll((labels) =>
    labels
      .map((label) => label.getBoundingClientRect())
      .map(({ width, height }) => [width, height]),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.flat().filter((size) => size < 24)).toEqual([]);
});

test("I choose a card with the arrow keys", async ({ page }) => {
  const cards = page.getByRole("group", { name: "What brings you here?" });
  const seeker = cards.getByRole("radio", { name: "I am looking for work", exact: true });
  const hirer = cards.getByRole("radio", { name: "I am hiring", exact: true });
  await expect(seeker).toBeChecked();
  await expect(hirer).toHaveAccessibleDescription(/Write a posting/);
  await seeker.focus();
  await page.keyboard.press("ArrowRight");
  await expect(hirer).toBeFocused();
  await expect(hirer).toBeChecked();
  await expect(seeker).not.toBeChecked();
  await cards.getByText("Upload a resume").click();
  await expect(seeker).toBeChecked();
});

test("I choose a file with the keyboard, take it away, and never lose my place", async ({
  page,
}) => {
  const drop = fileDrop(page, "Resume");
  const choose = drop.getByRole("button", { name: "choose a file" });
  await expect(choose).toHaveAccessibleDescription("PDF, DOC, DOCX or TXT, up to 10MB");
  await expect(page.getByLabel("Resume", { exact: true })).toHaveAttribute(
    "accept",
    ".pdf,.doc,.docx,.txt",
  );
  // Somebody listens all the time: else pickers between two waits are closed unseen.
  page.on("filechooser", () => {});
  for (const key of ["Enter", "Space"]) {
    await choose.focus();
    const picker = page.waitForEvent("filechooser");
    await page.keyboard.press(key);
    const buffer = Buffer.alloc(212 * KB);
    await (await picker).setFiles({ name: "Resume.pdf", mimeType: "application/pdf", buffer });
    await expect(drop.getByText("212 KB", { exact: true })).toBeVisible();
    await expect(drop.getByRole("status")).toHaveText("Resume.pdf, 212 KB");
    await expect(drop.getByRole("button", { name: "Remove Resume.pdf" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(choose).toBeFocused();
  }
});

test("a file of the wrong kind is named and refused, and I choose another", async ({ page }) => {
  const drop = fileDrop(page, "Resume");
  await drop.getByRole("button", { name: "choose a file" }).focus();
  const buffer = Buffer.alloc(10);
  const input = page.getByLabel("Resume", { exact: true });
  await input.setInputFiles({ name: "Resume.pages", mimeType: "", buffer });
  const another = drop.getByRole("button", { name: "Choose another file" });
  await expect(another).toBeFocused();
  await expect(another).toHaveAccessibleDescription(/Please upload a PDF/);
  await expect(drop.getByRole("status")).toHaveText(/Please upload a PDF/);
  await expect(drop.getByText("Resume.pages")).toBeVisible();
  await input.setInputFiles({ name: "Resume.pdf", mimeType: "", buffer });
  await expect(drop.getByText("1 KB", { exact: true })).toBeVisible();
});

test("I drop a file; of several, the first", async ({ page }) => {
  const drop = fileDrop(page, "Resume");
  await drag(drop.getByText("Drop your resume here"), "dragover", ["Resume.pdf", 10]);
  await expect(drop.getByText("Let go to upload")).toBeVisible();
  await drop.dispatchEvent("dragleave");
  await expect(drop.getByText("Let go to upload")).toBeHidden();

  const target = drop.getByText("Drop your resume here");
  await drag(target, "dragover", ["Resume.pdf", 10]);
  await drag(target, "drop", ["Resume.pdf", 1.5 * MB], ["Letter.pdf", 10]);
  await expect(drop.getByText("Let go to upload")).toBeHidden();
  await expect(drop.getByText("Resume.pdf", { exact: true })).toBeVisible();
  await expect(drop.getByText("1.5 MB", { exact: true })).toBeVisible();
  await expect(drop.getByText("Letter.pdf")).toBeHidden();
  await drag(drop.getByText("1.5 MB", { exact: true }), "drop", ["Newer.pdf", 10]);
  await expect(drop.getByText("Newer.pdf", { exact: true })).toBeVisible();
});

test("a file dropped beside it is not opened, and one that is busy takes none", async ({
  page,
}) => {
  await expect(fileDrop(page, "Resume")).toBeVisible();
  await page.evaluate(() => {
    const keep = (event: Event) => {
      document.body.dataset.dropped = String(event.defaultPrevented);
    };
    // Added after ours, so that it sees what ours has decided.
    window.addEventListener("drop", keep);
  });
  await drag(page.getByRole("heading", { name: "Parts" }), "drop", ["Resume.pdf", 10]);
  await expect(page.locator("body")).toHaveAttribute("data-dropped", "true");

  for (const name of ["Resume, on its way", "Resume, disabled"]) {
    const drop = fileDrop(page, name);
    await drag(drop, "dragover", ["Resume.pdf", 10]);
    await expect(drop.getByText("Let go to upload")).toBeHidden();
  }
  const off = fileDrop(page, "Resume, disabled");
  await expect(off.getByRole("button", { name: "choose a file" })).toBeDisabled();
});

test.describe("sending a file", () => {
  type Exchange = [request: IncomingMessage, response: ServerResponse];
  const server = createServer();
  let address = "";

  test.beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}/`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function sendResume(page: Page, bytes: number) {
    // No line of the product takes this file: a server of the test does.
    await page.route("/dev/parts-upload", (route) => route.continue({ url: address }));
    await drag(fileDrop(page, "Resume"), "drop", ["Resume.pdf", bytes]);
    const arriving = once(server, "request");
    await page.getByRole("button", { name: "Upload it" }).click();
    // `once` promises what a listener would be given.
    return (await arriving) as Exchange;
  }

  test("I see the bytes go, and when they are there", async ({ page }) => {
    const [request, response] = await sendResume(page, 40 * MB);
    const drop = fileDrop(page, "Resume");
    const meter = drop.getByRole("progressbar", { name: "Upload" });
    // The server reads nothing yet, so the bytes stop where the wire is full.
    await expect(drop.getByText(/^Uploading, (?!0\.0)\d+\.\d of 40\.0 MB$/)).toBeVisible();
    await expect(drop.getByRole("status")).toHaveText("Uploading Resume.pdf");
    const sent = await meter.evaluate((element: HTMLProgressElement) => element.position);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(1);
    request.resume();
    await expect(drop.getByText("Uploading, 40.0 of 40.0 MB")).toBeVisible();
    response.end(JSON.stringify({ success: true }));
    await expect(page.getByRole("button", { name: "Arrived" })).toBeVisible();
    await expect(meter).toBeHidden();
  });

  test("I give up, and the bytes stop", async ({ page }) => {
    const [, response] = await sendResume(page, 40 * MB);
    const closed = once(response, "close");
    const drop = fileDrop(page, "Resume");
    await drop.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(drop.getByRole("button", { name: "Remove Resume.pdf" })).toBeFocused();
    await expect(drop.getByText("40.0 MB", { exact: true })).toBeVisible();
    await closed;
  });

  test("a refusal and a lost connection are said in a sentence", async ({ page }) => {
    const drop = fileDrop(page, "Resume");
    const [request, response] = await sendResume(page, KB);
    request.resume();
    const message = "File size must be less than 10MB";
    // A browser would try once more on a connection that was used before.
    response
      .writeHead(413, { connection: "close" })
      .end(JSON.stringify({ success: false, message, error: message, fault: "too-large" }));
    await expect(drop.getByRole("paragraph").filter({ hasText: message })).toBeVisible();
    const [lost] = await sendResume(page, KB);
    lost.socket.destroy();
    await expect(drop.getByText("Candour could not be reached.").first()).toBeVisible();
  });
});

test("every part is usable by everyone, at every width", async ({ page }) => {
  const drop = fileDrop(page, "Resume");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include("#form-parts").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await drag(drop, "dragover", ["Resume.pdf", 10]);
    await expect(drop.getByText("Let go to upload")).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const widest = await page
    .locator("#form-parts")
    .evaluate((parts) => parts.scrollWidth - parts.clientWidth);
  expect(widest).toBe(0);
});
