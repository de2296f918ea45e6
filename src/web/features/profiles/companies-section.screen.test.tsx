import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  APPROVAL_SENTENCES,
  approveRecruiter,
  listUnverifiedRecruiters,
  type UnverifiedRecruiter,
} from "#contract/recruiter-approval.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import { expectNoSidewaysScroll } from "#test/support/screens/matchers.ts";
import { openScreen } from "#test/support/screens/open-screen.tsx";
import { administrator } from "#test/support/screens/people.ts";
import { answers, refusal } from "#test/support/screens/stub-api.ts";
import { dashboard } from "#web/features/scraping/testing/runs.ts";

const title = page.getByRole("heading", { level: 1 });
const confirm = page.getByRole("button", { name: "Approve company", exact: true });
const said = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();

const aRecruiter = (at: number, company: string): UnverifiedRecruiter => ({
  id: `00000000-0000-4000-8000-${String(400 + at).padStart(12, "0")}`,
  name: "Tom Okafor",
  email: "tom@mail.example",
  email_verified: true,
  company_name: company,
  company_website: "harrow.example",
  abn: "51 824 753 556",
  known_as: company === "Whitlock Partners" ? ["Whitlock"] : [],
  domains_known_as: [],
  hint: "Your email address is not at the domain of the company website.",
  updated_at: new Date().toISOString(),
  waiting_for: [],
});

test("I approve a company after I was asked, and not one that has changed since I looked", async () => {
  const waiting = [aRecruiter(0, "Harrow Legal"), aRecruiter(1, "Whitlock Partners")];
  answers(getDashboardStats, dashboard());
  answers(listUnverifiedRecruiters, () => ({ recruiters: waiting, total: waiting.length }));
  await openScreen("/admin", { user: administrator() });
  await page.getByRole("link", { name: "Companies awaiting approval" }).click();
  await expect.element(title).toHaveText("Companies awaiting approval");
  await expect
    .element(page.getByRole("link", { name: "harrow.example" }).first())
    .toHaveAttribute("href", "https://harrow.example");

  answers(approveRecruiter, refusal("conflict", APPROVAL_SENTENCES.changed));
  const ask = page.getByRole("button", { name: /^Approve ?: Harrow Legal/ });
  await ask.click();
  await confirm.click();
  await said(APPROVAL_SENTENCES.changed);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  answers(approveRecruiter, () => {
    waiting.shift();
    return { success: true, message: APPROVAL_SENTENCES.approved };
  });
  await ask.click();
  await confirm.click();
  await said(APPROVAL_SENTENCES.approved);
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
  await page.viewport(390, 844);
  await said("Whitlock Partners");
  await said("ABN 51 824 753 556");
  await said("Goes by the name of Whitlock");
  await said("Neither website nor email is one of theirs that we know");
  expectNoSidewaysScroll();
});
