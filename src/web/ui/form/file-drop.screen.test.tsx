import { beforeEach, describe, expect, test } from "vitest";
import { commands, type Locator, page, userEvent } from "vitest/browser";
import { expectHidden, focus, press } from "#test/support/screens/matchers.ts";
import { showPart } from "#test/support/screens/open-screen.tsx";
import {
  answers,
  answersWhenLetGo,
  asked,
  never,
  noConnection,
  refusal,
} from "#test/support/screens/stub-api.ts";
import { uploadProgress, uploadsGivenUp } from "#test/support/screens/stub-wire.ts";
import { FileDropParts, sendFile } from "#web/app/parts/file-drop-parts.tsx";

const KB = 1024;
const MB = KB * KB;
/** What the form around a file weighs. */
const AROUND = 300;

beforeEach(async () => {
  await showPart(<FileDropParts />);
});

const fileDrop = (name: string) => page.getByRole("group", { name, exact: true });

/** Files as they come from the desktop. */
async function drag(target: Locator, kind: "dragover" | "drop", ...files: [string, number][]) {
  const dataTransfer = new DataTransfer();
  for (const [name, bytes] of files)
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
  const element = await target.findElement();
  element.dispatchEvent(
    new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
  );
}

/** The input is pressed, at which a browser opens its picker; here none opens. */
const clicked = (input: Element) =>
  new Promise<void>((resolve) => {
    const take = (event: Event) => {
      event.preventDefault();
      resolve();
    };
    input.addEventListener("click", take, { once: true });
  });

test("I choose a file with the keyboard, take it away, and never lose my place", async () => {
  const drop = fileDrop("Resume");
  const choose = drop.getByRole("button", { name: "choose a file" });
  await expect.element(choose).toHaveAccessibleDescription("PDF, DOC, DOCX or TXT, up to 10MB");
  await expect
    .element(page.getByLabelText("Resume", { exact: true }))
    .toHaveAttribute("accept", ".pdf,.doc,.docx,.txt");
  const input = page.getByLabelText("Resume", { exact: true });
  for (const key of ["{Enter}", " "]) {
    await focus(choose);
    const asksForFile = clicked(await input.findElement());
    await userEvent.keyboard(key);
    await asksForFile;
    await input.upload(new File([new Uint8Array(212 * KB)], "Resume.pdf"));
    await expect.element(drop.getByText("212 KB", { exact: true })).toBeVisible();
    await expect.element(drop.getByRole("status")).toHaveText("Resume.pdf, 212 KB");
    await expect.element(drop.getByRole("button", { name: "Remove Resume.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(choose).toHaveFocus();
  }
});

test("what is wrong with a file is said with the button", async () => {
  const wrong = { "Resume, refused": /Please upload a PDF/, "Resume, missing": /Please choose/ };
  for (const [name, sentence] of Object.entries(wrong)) {
    const button = fileDrop(name).getByRole("button");
    await expect.element(button).toHaveAttribute("aria-invalid", "true");
    await expect.element(button).toHaveAccessibleDescription(sentence);
  }
});

test("a file of the wrong kind is named and refused, and I choose another", async () => {
  const drop = fileDrop("Resume");
  await focus(drop.getByRole("button", { name: "choose a file" }));
  const bytes = new Uint8Array(10);
  const input = page.getByLabelText("Resume", { exact: true });
  await input.upload(new File([bytes], "Resume.pages"));
  const another = drop.getByRole("button", { name: "Choose another file" });
  await expect.element(another).toHaveFocus();
  await expect.element(another).toHaveAccessibleDescription(/Please upload a PDF/);
  await expect.element(drop.getByRole("status")).toHaveText(/Please upload a PDF/);
  await expect.element(drop.getByText("Resume.pages")).toBeVisible();
  await input.upload(new File([bytes], "Resume.pdf"));
  await expect.element(drop.getByText("1 KB", { exact: true })).toBeVisible();
});

test("I drag a file in from the desktop and let it go", async () => {
  const drop = fileDrop("Resume");
  const { x, y } = (await drop.findElement()).getBoundingClientRect();
  const at = [x + 40, y + 40, 3 * KB] as const;
  await commands.dragFromDesktop("dragEnter", ...at);
  await commands.dragFromDesktop("dragOver", ...at);
  await expect.element(drop.getByText("Let go to upload")).toBeVisible();
  await commands.dragFromDesktop("drop", ...at);
  await expectHidden(drop.getByText("Let go to upload"));
  await expect.element(drop.getByText("3 KB", { exact: true })).toBeVisible();
});

test("I drop a file; of several, the first", async () => {
  const drop = fileDrop("Resume");
  await drag(drop.getByText("Drop your resume here"), "dragover", ["Resume.pdf", 10]);
  await expect.element(drop.getByText("Let go to upload")).toBeVisible();
  drop.element().dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
  await expectHidden(drop.getByText("Let go to upload"));

  const target = drop.getByText("Drop your resume here");
  await drag(target, "dragover", ["Resume.pdf", 10]);
  await drag(target, "drop", ["Resume.pdf", 1.5 * MB], ["Letter.pdf", 10]);
  await expectHidden(drop.getByText("Let go to upload"));
  await expect.element(drop.getByText("Resume.pdf", { exact: true })).toBeVisible();
  await expect.element(drop.getByText("1.5 MB", { exact: true })).toBeVisible();
  await expectHidden(drop.getByText("Letter.pdf"));
  await drag(drop.getByText("1.5 MB", { exact: true }), "drop", ["Newer.pdf", 10]);
  await expect.element(drop.getByText("Newer.pdf", { exact: true })).toBeVisible();
});

test("a file dropped beside it is not opened, and one that is busy takes none", async () => {
  let isHandled = false;
  // Added after ours, so that it sees what ours has decided.
  addEventListener(
    "drop",
    (event) => {
      isHandled = event.defaultPrevented;
    },
    { once: true },
  );
  await drag(page.getByRole("heading", { name: "Parts" }), "drop", ["Resume.pdf", 10]);
  expect(isHandled).toBe(true);

  for (const name of ["Resume, on its way", "Resume, disabled"]) {
    const drop = fileDrop(name);
    await drag(drop, "dragover", ["Resume.pdf", 10]);
    await expectHidden(drop.getByText("Let go to upload"));
  }
  const off = fileDrop("Resume, disabled");
  await expect.element(off.getByRole("button", { name: "choose a file" })).toBeDisabled();
});

describe("sending a file", () => {
  const drop = fileDrop("Resume");

  async function sendResume(bytes: number): Promise<void> {
    await drag(drop, "drop", ["Resume.pdf", bytes]);
    await page.getByRole("button", { name: "Upload it" }).click();
    await expect.poll(() => asked(sendFile).at(-1)?.files.resume?.size).toBe(bytes);
  }

  test("I see the bytes go, and when they are there", async () => {
    const letGo = answersWhenLetGo(sendFile, { success: true });
    await sendResume(12 * MB);
    const meter = drop.getByRole("progressbar", { name: "Upload" });
    uploadProgress(3 * MB + AROUND, 12 * MB + AROUND);
    await expect.element(drop.getByText("Uploading, 3.0 of 12.0 MB")).toBeVisible();
    await expect.element(drop.getByRole("status")).toHaveText("Uploading Resume.pdf");
    await expect.element(meter).toHaveProperty("position", 0.25);
    uploadProgress(12 * MB + AROUND, 12 * MB + AROUND);
    await expect.element(drop.getByText("Uploading, 12.0 of 12.0 MB")).toBeVisible();
    letGo();
    await expect.element(page.getByRole("button", { name: "Arrived" })).toBeVisible();
    await expectHidden(meter);
  });

  test("I give up, and the bytes stop", async () => {
    answers(sendFile, never);
    await sendResume(12 * MB);
    await press(drop.getByRole("button", { name: "Cancel" }), "Enter");
    await expect.element(drop.getByRole("button", { name: "Remove Resume.pdf" })).toHaveFocus();
    await expect.element(drop.getByText("12.0 MB", { exact: true })).toBeVisible();
    expect(uploadsGivenUp()).toBe(1);
  });

  test("a refusal and a lost connection are said in a sentence", async () => {
    const message = "File size must be less than 10MB";
    answers(sendFile, refusal("too-large", message));
    await sendResume(KB);
    await expect.element(drop.getByRole("paragraph").filter({ hasText: message })).toBeVisible();

    answers(sendFile, noConnection);
    await sendResume(2 * KB);
    await expect.element(drop.getByText("Candour could not be reached.").first()).toBeVisible();
  });
});
