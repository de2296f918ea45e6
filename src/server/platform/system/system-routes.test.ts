import { expect, onTestFinished, test } from "vitest";
import { startTestApp } from "#test/support/test-app.ts";

/** What anyone reads about the site, under these settings. */
async function siteUnder(env: Record<string, string>) {
  const app = await startTestApp({ env });
  onTestFinished(() => app.end());
  return (await fetch(`${app.url}/api/site`)).json();
}

test("the site says whom to write to and what its operator works towards", async () => {
  const site = await siteUnder({
    SUPPORT_EMAIL: "help@firm.example",
    GOALS: "98%|accuracy;1 day|to an answer",
  });
  expect(site).toEqual({
    support_email: "help@firm.example",
    goals: [
      { figure: "98%", label: "accuracy" },
      { figure: "1 day", label: "to an answer" },
    ],
  });
});

test("an operator without goals claims none", async () => {
  expect(await siteUnder({ GOALS: "none" })).toMatchObject({ goals: [] });
});
