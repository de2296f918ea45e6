import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const KB = 1024;
const MB = KB * KB;
const MORE_THAN_THE_WIRE_HOLDS = 12 * MB;

test.beforeEach(async ({ page }) => {
  await page.goto("/dev/parts");
  await page.locator("#form-parts").waitFor();
});

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

test("what is wrong with a file is said with the button", async ({ page }) => {
  const wrong = { "Resume, refused": /Please upload a PDF/, "Resume, missing": /Please choose/ };
  for (const [name, sentence] of Object.entries(wrong)) {
    const button = fileDrop(page, name).getByRole("button");
    await expect(button).toHaveAttribute("aria-invalid", "true");
    await expect(button).toHaveAccessibleDescription(sentence);
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

test("I drag a file in from the desktop and let it go", async ({ page }) => {
  const path = join(tmpdir(), `candour-parts-${Date.now()}.pdf`);
  await writeFile(path, Buffer.alloc(3 * KB));
  const drop = fileDrop(page, "Resume");
  await drop.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await drop.boundingBox()) ?? {};
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const at = { x: x + 40, y: y + 40, data };
  await browser.send("Input.dispatchDragEvent", { type: "dragEnter", ...at });
  await browser.send("Input.dispatchDragEvent", { type: "dragOver", ...at });
  await expect(drop.getByText("Let go to upload")).toBeVisible();
  await browser.send("Input.dispatchDragEvent", { type: "drop", ...at });
  await expect(drop.getByText("Let go to upload")).toBeHidden();
  await expect(drop.getByText("3 KB", { exact: true })).toBeVisible();
  await rm(path);
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
  let server: Server;

  // No line of the product takes this file, so the program is asked through one that does.
  test.beforeAll(async ({ app }) => {
    server = createServer((request, response) => {
      if (request.url === "/dev/parts-upload") return server.emit("upload", request, response);
      const { method = "GET", headers } = request;
      const onward = ask(`${app.url}${request.url}`, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  test.beforeEach(async ({ page }) => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    await page.goto(`http://127.0.0.1:${port}/dev/parts`);
  });

  async function sendResume(page: Page, bytes: number) {
    await drag(fileDrop(page, "Resume"), "drop", ["Resume.pdf", bytes]);
    const arriving = once(server, "upload");
    await page.getByRole("button", { name: "Upload it" }).click();
    // `once` promises what a listener would be given.
    return (await arriving) as Exchange;
  }

  test("I see the bytes go, and when they are there", async ({ page }) => {
    const [request, response] = await sendResume(page, MORE_THAN_THE_WIRE_HOLDS);
    const drop = fileDrop(page, "Resume");
    const meter = drop.getByRole("progressbar", { name: "Upload" });
    // The server reads nothing yet, so the bytes stop where the wire is full.
    await expect(drop.getByText(/^Uploading, (?!0\.0)\d+\.\d of 12\.0 MB$/)).toBeVisible();
    await expect(drop.getByRole("status")).toHaveText("Uploading Resume.pdf");
    const sent = await meter.evaluate((element: HTMLProgressElement) => element.position);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(1);
    request.resume();
    await expect(drop.getByText("Uploading, 12.0 of 12.0 MB")).toBeVisible();
    response.end(JSON.stringify({ success: true }));
    await expect(page.getByRole("button", { name: "Arrived" })).toBeVisible();
    await expect(meter).toBeHidden();
  });

  test("I give up, and the bytes stop", async ({ page }) => {
    const [request, response] = await sendResume(page, MORE_THAN_THE_WIRE_HOLDS);
    const closed = once(response, "close");
    const drop = fileDrop(page, "Resume");
    await drop.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(drop.getByRole("button", { name: "Remove Resume.pdf" })).toBeFocused();
    await expect(drop.getByText("12.0 MB", { exact: true })).toBeVisible();
    request.on("error", () => {}).resume();
    await closed;
    expect(request.complete).toBe(false);
  });

  test("a refusal and a lost connection are said in a sentence", async ({ page }) => {
    const drop = fileDrop(page, "Resume");
    const [request, response] = await sendResume(page, KB);
    request.resume();
    const message = "File size must be less than 10MB";
    response
      .writeHead(413)
      .end(JSON.stringify({ success: false, message, error: message, fault: "too-large" }));
    await expect(drop.getByRole("paragraph").filter({ hasText: message })).toBeVisible();

    await drag(drop, "drop", ["Resume.pdf", KB]);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Upload it" }).click();
    await expect(drop.getByText("Candour could not be reached.").first()).toBeVisible();
    await page.context().setOffline(false);
  });
});
