import type { Page } from "@playwright/test";
import { expect, OURS } from "./journey.ts";
import { PAYLOADS } from "./payloads.ts";

/** Looking at a page that shows texts which would run if they were anything but text. */

/** Begins every text that the journeys hand in, so that it is looked for everywhere. */
export const FIRST = PAYLOADS[0] ?? "";

/** What no page of ours has, and what a payload would bring. */
function foreignParts(): string[] {
  // Our only form with an address is the blog's search, which also works without script.
  const ELEMENTS =
    "iframe, object, embed, base, form[action]:not([action='/blog']), meta[http-equiv=refresh i], marquee, math";
  const ADDRESSES = ["href", "src", "action", "formaction", "data", "xlink:href", "srcdoc"];
  const RUNS = /^(javascript|vbscript|feed|data:(?!image\/(png|jpeg|webp)))/i;
  const isOurs = (one: Element) =>
    one instanceof HTMLScriptElement &&
    (/json$/.test(one.type) || (one.src !== "" && new URL(one.src).origin === location.origin));
  const found = [...document.querySelectorAll(ELEMENTS)].map((one) => one.outerHTML);
  for (const one of document.querySelectorAll("*")) {
    if (one.localName === "script" && !isOurs(one)) found.push(one.outerHTML);
    for (const { name, value } of one.attributes) {
      const address = [...value].filter((letter) => letter > " ").join("");
      if (name.startsWith("on") || (ADDRESSES.includes(name) && RUNS.test(address)))
        found.push(one.outerHTML.slice(0, 300));
    }
  }
  return found;
}

/** In the browser: as a reader sees it, or as it stands in a field. */
function isShown(words: string): boolean {
  const fields = [...document.querySelectorAll("input, textarea")].map((one) =>
    "value" in one ? String(one.value) : "",
  );
  const all = [document.body.innerText, ...fields].join("\n").toLowerCase();
  return all.replace(/\s+/g, " ").includes(words.toLowerCase());
}

/** It stands there as words, and nothing of it has come to life. */
export async function expectWords(page: Page, words = FIRST): Promise<void> {
  await expect
    .poll(() => page.evaluate(isShown, words), { message: `${words} at ${page.url()}` })
    .toBe(true);
  await expectNothingRan(page);
}

async function expectNothingRan(page: Page): Promise<void> {
  const ran = await page.evaluate(() => ("__ran" in window ? window.__ran : undefined));
  expect(ran, page.url()).toBeUndefined();
  expect(await page.evaluate(foreignParts), page.url()).toEqual([]);
}

/** Every dialog that opens; none may. */
export function dialogsOf(page: Page): string[] {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

type Options = NonNullable<Parameters<Page["request"]["fetch"]>[1]>;

/** One call as the page would make it; gives what was answered. */
export async function send<T = { id: string }>(
  page: Page,
  line: `${"POST" | "PUT" | "GET"} ${string}`,
  body: Pick<Options, "data" | "multipart"> = {},
): Promise<T> {
  const [method = "GET", path = "/"] = line.split(" ");
  const answer = await page.request.fetch(path, {
    method,
    headers: OURS,
    timeout: 60_000,
    ...body,
  });
  expect(answer.ok(), `${line}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
