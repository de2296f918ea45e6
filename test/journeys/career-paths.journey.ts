import {
  expect,
  expectAccessible,
  finishOnboarding,
  OURS,
  signInNewcomer,
  test,
} from "../support/journey.ts";

for (const [name, viewport] of [
  ["a desk", { width: 1280, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${name} I see what my resume shows of near occupations, and go to their jobs`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const email = await signInNewcomer(page, "Suki Ferrante");
    await finishOnboarding(page, "Suki Ferrante", email);
    // The demo world is being made while the program starts.
    await expect
      .poll(
        async () => {
          const answer = await page.request.get("/api/candidates/paths", { headers: OURS });
          return answer.ok() ? (await answer.json()).paths.length : 0;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(1);

    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Career paths" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Career paths" })).toBeVisible();
    const path = page.getByRole("region").filter({ hasText: "What would be needed" }).first();
    await expect(path.getByRole("heading", { name: "Your resume shows" })).toBeVisible();
    await expect(path.getByText(/^Asked for in \d+ of \d+ jobs?/).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    // With the keyboard alone: the jobs are behind a fold, and each leads to its own page.
    const fold = path.locator("summary").last();
    await fold.focus();
    await page.keyboard.press("Enter");
    const job = path.locator("details[open] a").first();
    await expect(job).toBeVisible();
    await expectAccessible(page);
    const title = await job.textContent();
    await page.keyboard.press("Tab");
    await expect(job).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  });
