import type { Page } from "@playwright/test";
import {
  DESK,
  HEADLINE,
  PATIENT,
  PHONE,
  rows,
  sideways,
  title,
} from "../support/dashboard-screens.ts";
import { expect, OURS, signInNewcomer, test } from "../support/journey.ts";
import { RESUME_TEXT } from "../support/uploads.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** A new candidate, who says at onboarding what they look for. */
async function asNewCandidate(page: Page, want: string): Promise<void> {
  const name = "Mei-Lin Chan";
  const email = await signInNewcomer(page, name);
  const resume = { name: "Resume.txt", mimeType: "text/plain", buffer: Buffer.from(RESUME_TEXT) };
  const fields = { name, email, phone: "0491 570 156", terms: "true", findable: "false", want };
  const done = await page.request.post("/api/canidateOnboarding", {
    multipart: { ...fields, resume },
    headers: OURS,
    timeout: 60_000,
  });
  expect(done.status(), await done.text()).toBe(200);
}

for (const [name, size] of [
  ["a desk", DESK],
  ["a phone", PHONE],
] as const)
  test(`I say what I look for, see what fits and what is against it, and save the search, at ${name}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await asNewCandidate(page, "Perth");
    await page.goto("/dashboard");
    await expect(title(page)).toHaveText(HEADLINE, PATIENT);
    await expect(page.getByText("You’re looking for: Perth")).toBeVisible();
    await expect(rows(page).first()).toBeVisible(PATIENT);

    // Where it acts it can be changed, by the keyboard alone, and it stays.
    await button(page, "Change").focus();
    await page.keyboard.press("Enter");
    const line = dialog(page, "What you’re looking for").getByLabel("What are you looking for?");
    await line.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Sydney or remote");
    await expect(page.getByText("Sydney, within 50 km")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("You’re looking for: Sydney or remote")).toBeVisible();
    await page.reload();
    await expect(page.getByText("You’re looking for: Sydney or remote")).toBeVisible(PATIENT);
    // What is elsewhere says so.
    await expect(
      page.getByText(/^Fits, but in .*about [\d,]+ km from Sydney/).first(),
    ).toBeVisible();

    // A citation leads to its line of the resume.
    const cited = rows(page)
      .getByRole("link", { name: /^Line \d+$/ })
      .first();
    const [, number] = /(\d+)/.exec((await cited.getAttribute("aria-label")) ?? "") ?? [];
    await cited.click();
    await expect(page).toHaveURL(new RegExp(`/documents/[0-9a-f-]+#line-${number}$`));
    await expect(page.locator(`#line-${number}`)).toBeInViewport();
    await page.goBack();

    await page.getByRole("searchbox", { name: "Search these jobs" }).fill("employment");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard?words=employment");
    await button(page, "Save this search").click();
    const saving = dialog(page, "Save this search");
    await saving.getByLabel("Name").fill("Employment law");
    await saving.getByLabel("Tell me").selectOption("As soon as there is one");
    await button(page, "Save search").click();
    await page.getByRole("link", { name: "Saved searches" }).click();
    await expect(title(page)).toHaveText("Saved searches");
    await expect(page.getByRole("heading", { name: "Employment law" })).toBeVisible();
    await page.getByRole("button", { name: /^Pause/ }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    expect(await sideways(page)).toBe(0);
    await page.getByRole("link", { name: /^Show jobs/ }).click();
    await expect(page).toHaveURL("/dashboard?words=employment");
    expect(await sideways(page)).toBe(0);
  });
