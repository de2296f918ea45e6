import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { getComparison } from "#contract/comparison.ts";
import {
  getSharing,
  openShared,
  SHARING_SENTENCES,
  type SharedComparison,
  shareComparison,
  stopSharing,
} from "#contract/shared-comparisons.ts";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { answers, asked, refusal } from "#test/support/screens/stub-api.ts";
import { COMPARISON_ID, sampleComparison } from "./testing/sample.ts";

const NOT_SHARED = { shared_at: null, opened: 0, last_opened_at: null };
const SHARED = {
  shared_at: "2026-11-15T03:09:00.000Z",
  opened: 3,
  last_opened_at: "2026-11-17T03:09:00.000Z",
};
const TOKEN = "a".repeat(43);
const dialog = page.getByRole("dialog", { name: "Share this comparison" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  answers(getComparison, sampleComparison());
  answers(getSharing, NOT_SHARED);
  answers(shareComparison, () => {
    answers(getSharing, SHARED);
    return { success: true as const, message: "", path: `/shared/${TOKEN}` };
  });
});

for (const width of [1280, 390, 320])
  test(`I make a link, see it once, and take it back, ${width} wide`, async () => {
    await page.viewport(width, 844);
    await openScreen(`/comparisons/${COMPARISON_ID}`);
    expectNoSidewaysScroll();
    await button("Share").click();
    await dialog.getByRole("button", { name: "Make a link" }).click();
    const field = dialog.getByRole("textbox");
    await expect.element(field).toHaveValue(`${location.origin}/shared/${TOKEN}`);
    await expect.element(field).toHaveFocus();
    await expectAccessible();
    await dialog.getByRole("button", { name: "Close" }).click();

    await button("Share").click();
    await expect.element(dialog).toHaveTextContent("Opened 3 times, last on 17 November 2026.");
    await expect.element(dialog.getByRole("textbox")).not.toBeInTheDocument();
    answers(stopSharing, () => {
      answers(getSharing, NOT_SHARED);
      return { success: true as const, message: "" };
    });
    await dialog.getByRole("button", { name: "Stop sharing" }).click();
    await expect.element(dialog.getByRole("button", { name: "Make a link" })).toBeVisible();
    expect(asked(stopSharing)).toHaveLength(1);
  });

test("a link that cannot be made says why", async () => {
  answers(shareComparison, refusal("forbidden", SHARING_SENTENCES.notYours));
  await openScreen(`/comparisons/${COMPARISON_ID}`);
  await button("Share").click();
  await dialog.getByRole("button", { name: "Make a link" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveText(SHARING_SENTENCES.notYours);
});

function shared(): SharedComparison {
  const {
    id: _,
    resume_id: _r,
    job_id: _j,
    html: _h,
    len_results: _l,
    is_saved: _s,
    ...rest
  } = sampleComparison();
  return { ...rest, is_current: false };
}

test("with the link I read the report, and can do nothing with it", async () => {
  answers(openShared, shared());
  await openScreen(`/shared/${TOKEN}`);
  await expect
    .element(page.getByText(/^Priya Raman shared this comparison with you\./))
    .toBeVisible();
  await expect.element(page.getByText(/earlier version of our matching/)).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveText(/^Priya Raman, for /);
  for (const name of ["Save", "Export PDF", "Print", "Share"])
    await expect.element(button(name)).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Compare again" })).not.toBeInTheDocument();
});

test("a link that has ended says so", async () => {
  answers(openShared, refusal("not-found", SHARING_SENTENCES.gone));
  await openScreen(`/shared/${TOKEN}`);
  await expect
    .element(page.getByRole("heading", { name: "This comparison is no longer shared" }))
    .toBeVisible();
});
