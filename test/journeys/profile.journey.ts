import type { Page } from "@playwright/test";
import { expect, OURS, test } from "../support/journey.ts";
import { experience, openProfile, personal, positions, SAVED } from "../support/profile-screens.ts";
import { section } from "../support/settings.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save Profile" }).click();

async function addPosition(page: Page, role: string, company: string): Promise<void> {
  await experience(page).getByRole("button", { name: "Add a position" }).click();
  await expect(experience(page).getByLabel("Role").last()).toBeFocused();
  await page.keyboard.type(role);
  await experience(page).getByLabel("Company").last().fill(company);
}

/** Saves as another window of the same person would. */
async function saveElsewhere(page: Page, part: object): Promise<void> {
  const { Profile } = await (await page.request.get("/api/candidates/profile")).json();
  const data = {
    name: Profile.Name,
    email: Profile.Email,
    phone: Profile.Phone,
    summary: Profile.Summary,
    experience: Profile.Experience,
    education: Profile.Education,
    skills: Profile.Skills,
    certifications: Profile.Certifications,
    ...part,
  };
  const answer = await page.request.post("/api/candidates/profile/setup", { data, headers: OURS });
  expect(answer.status()).toBe(200);
}

test("what I write, add and put in order is there the next time", async ({ page }) => {
  await openProfile(page);
  await expect(positions(page)).toHaveText([/^Paralegal, Corran Vale Lawyers/]);
  await personal(page).getByLabel("Summary").fill("Property lawyer who likes leases.");
  await addPosition(page, "Lawyer", "Tolland & Ware");
  await experience(page).getByLabel("From").fill("2024-02");
  await experience(page).getByLabel("Until").fill("2025");
  await experience(page).getByRole("button", { name: "Move up Lawyer, Tolland & Ware" }).click();
  await expect(positions(page)).toHaveText([/^Lawyer.*February 2024 to 2025/, /^Paralegal/]);
  await expect(
    experience(page).getByRole("button", { name: "Move up Lawyer, Tolland & Ware" }),
  ).toBeFocused();
  const certifications = section(page, "Certifications");
  await certifications.getByRole("button", { name: "Add a certification" }).click();
  await certifications.getByLabel("Certification", { exact: true }).fill("Practising certificate");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  // What is typed and not ended yet counts too.
  await page.getByLabel("Add skills").fill("Mediation");

  await save(page);
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await page.reload();
  await expect(personal(page).getByLabel("Summary")).toHaveValue(
    "Property lawyer who likes leases.",
  );
  await expect(positions(page)).toHaveText([/^Lawyer/, /^Paralegal/]);
  await expect(certifications.getByRole("heading", { level: 3 })).toHaveText([/^Practising/]);
  await expect(section(page, "Skills").getByRole("listitem").last()).toHaveText("Mediation");
});

test("what is saved in another window shows here, unless it would undo what I write", async ({
  page,
}) => {
  await openProfile(page);
  await saveElsewhere(page, { summary: "From the other window" });
  await expect(personal(page).getByLabel("Summary")).toHaveValue("From the other window");

  await personal(page).getByLabel("Name").fill("Priya R.");
  await saveElsewhere(page, { summary: "Once more" });
  await expect(page.getByText("Changed in another window")).toBeVisible();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Priya R.");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(personal(page).getByLabel("Name")).toHaveValue("Priya Raman");
  await expect(personal(page).getByLabel("Summary")).toHaveValue("Once more");
  await expect(page.getByText("Changed in another window")).toBeHidden();
});
