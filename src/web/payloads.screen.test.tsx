import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { blogStats } from "#contract/blog-admin.ts";
import { sendContactMessage } from "#contract/contact.ts";
import { LINES, PAYLOADS, packed } from "#test/support/payloads.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers } from "#test/support/screens/stub-api.ts";
import { aDraft, answersWithPosts, openBlog } from "#test/support/screens/stubs/managed-posts.ts";
import { openEditor, serverWith, text } from "#test/support/screens/stubs/post-in-editor.ts";
import { openReview, queueOf } from "#test/support/screens/stubs/review-queue.ts";
import { blogNumbers } from "#web/features/blog/admin/testing/posts.ts";
import { aJob } from "#web/features/job-review/testing/jobs.ts";

/** What people write is shown as words; here no content security policy stops what would run. */

/** Begins every text that is handed in, so that it is looked for everywhere. */
const FIRST = PAYLOADS[0] ?? "";
const ELEMENTS =
  "iframe, object, embed, base, form[action], meta[http-equiv=refresh i], marquee, math, script";
const ADDRESSES = ["href", "src", "action", "formaction", "data", "xlink:href", "srcdoc"];
const RUNS = /^(javascript|vbscript|feed|data:(?!image\/(png|jpeg|webp)))/i;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

/** What no screen of ours has, and what a payload would bring. */
function foreignParts(): string[] {
  const found = [...document.body.querySelectorAll(ELEMENTS)].map((one) => one.outerHTML);
  for (const one of document.body.querySelectorAll("*"))
    for (const { name, value } of one.attributes) {
      const address = [...value].filter((letter) => letter > " ").join("");
      if (name.startsWith("on") || (ADDRESSES.includes(name) && RUNS.test(address)))
        found.push(one.outerHTML.slice(0, 300));
    }
  return found;
}

/** As a reader sees it, or as it stands in a field. */
function isShown(words: string): boolean {
  const fields = [...document.querySelectorAll("input, textarea")].map((one) =>
    "value" in one ? String(one.value) : "",
  );
  const all = [document.body.innerText, ...fields].join("\n").toLowerCase();
  return all.replace(/\s+/g, " ").includes(words.toLowerCase());
}

function expectNothingRan(): void {
  expect(Reflect.get(window, "__ran")).toBeUndefined();
  expect(foreignParts()).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
}

/** It stands there as words, and nothing of it has come to life. */
async function expectWords(words = FIRST): Promise<void> {
  await expect.poll(() => isShown(words)).toBe(true);
  expectNothingRan();
}

beforeEach(() => {
  Reflect.deleteProperty(window, "__ran");
  vi.spyOn(window, "alert").mockImplementation(() => undefined);
});

test("a scraped job of script is shown as words to whoever reviews it", async () => {
  const lines = PAYLOADS.map((words) => ({ text: words, bullet: false, heading: false }));
  const [title = "", firm = "", location = "", note = ""] = packed(250).map(
    (words) => `${FIRST} ${words}`,
  );
  const facts = { title, law_firm_name: firm, location, practice_area: FIRST, salary_range: FIRST };
  const addresses = { law_firm_website: "javascript:window.__ran=1", source_url: LINES[36] ?? "" };
  const { fields } = aJob(0).extracted_data;
  const unsure = { lines: [1], sure: false, note };
  const extracted_data = { lines, fields: { ...fields, location: unsure } };
  const raw_content = PAYLOADS.join("\n");
  await openReview(queueOf(2, { 0: { ...facts, ...addresses, raw_content, extracted_data } }));
  await expectWords();
});

test("the titles of the most read posts are words", async () => {
  answersWithPosts([aDraft("One of them")]);
  const most_read = packed(200).map((words, at) => ({
    id: aDraft("").id,
    title: `${FIRST} ${words}`,
    slug: `a-${at}`,
    view_count: 9,
  }));
  answers(blogStats, blogNumbers({ most_read }));
  await openBlog("?tab=statistics");
  await expectWords();
});

/** Whether nothing that comes after it is a part of its own any more. */
const swallows = (html: string) =>
  new DOMParser().parseFromString(`${html}<hr>`, "text/html").querySelector("hr") === null;

// What the server would take out meets the browser first when somebody writes it as HTML.
test("HTML that is typed into the editor does not run there", async () => {
  await openEditor(serverWith({ content: "<p>Words</p>" }));
  await button("Edit as HTML").click();
  const tame = PAYLOADS.filter((html) => !swallows(html));
  for (const html of [...packed(2000, tame, "\n"), ...PAYLOADS.filter(swallows)]) {
    await page.getByLabelText("Content").first().fill(`<p>Words</p>${html}`);
    await button("Edit as text").click();
    await expect.element(text).toHaveTextContent("Words");
    expectNothingRan();
    await button("Edit as HTML").click();
  }
});

test("a message to support of script is thanked for in words", async () => {
  answers(sendContactMessage, { success: true, message: "Sent" });
  await openScreen("/contact");
  await field("Name").fill(packed(200)[0] ?? "");
  await field("Email").fill("ada@example.org");
  await page.getByRole("combobox", { name: "Subject" }).selectOptions("Bug Report");
  await field("Message").fill(packed(5000, PAYLOADS, "\n")[0] ?? "");
  await expectWords();
  await page.getByRole("button", { name: /^Send/ }).click();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveText("Message Sent Successfully!");
  expectNothingRan();
});
