import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#test/support/screens/accessible.ts";
import { address, expectHidden, expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { recruiter } from "#test/support/screens/people.ts";
import { answerAs } from "#test/support/screens/recorded.ts";

const demo = page.getByRole("dialog", { name: "Three candidates for one job" });
const start = page.getByRole("link", { name: "Start 6 Months Free" });

for (const width of [1280, 390])
  test(`the demo opens somebody, fits and is for everyone, ${width} wide`, async () => {
    await page.viewport(width, 844);
    answerAs("full", "/recruiters");
    await openScreen("/recruiters");
    await expect.element(start.first()).toBeVisible();
    expectNoSidewaysScroll();
    await page.getByRole("button", { name: "Try the demo" }).click();
    await demo.getByRole("button", { name: /^Solveig Marchetti/ }).click();
    await expect.element(demo.getByText("Not shown", { exact: true }).first()).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

test("signed in it leads to my dashboard", async () => {
  answerAs("full", "recruiter /dashboard");
  answerAs("full", "/recruiters");
  await openScreen("/recruiters", { user: recruiter() });
  await expectHidden(start);
  await page.getByRole("link", { name: "Go to Dashboard" }).first().click();
  await expect.poll(address).toBe("/dashboard");
});
