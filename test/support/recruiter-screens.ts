import type { Page } from "@playwright/test";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { expect, OURS, signInNewcomer } from "./journey.ts";
import { RESUME_TEXT } from "./uploads.ts";

/** A recruiter's dashboard, and recruiters who have something on it. */

const zip = (name: string, entries: Parameters<typeof makeZip>[0]) => ({
  name,
  mimeType: "application/zip",
  buffer: makeZip(entries),
});

/** An invented advertisement, of nobody else. */
export const jobText = (title: string) => `${title}
Harrow & Lyle, Sydney NSW

About the role
You will run unfair dismissal matters and advise on enterprise agreements. Full-time, $125,000 to $145,000 plus super.

Requirements
- A current NSW practising certificate
- At least four years of experience in employment law
- Enterprise bargaining
- Advocacy before the Fair Work Commission

Desirable
- Experience with LEAP
`;

export const jobsZip = (...titles: string[]) =>
  zip(
    "Jobs.zip",
    titles.map((title) => ({ name: `${title}.txt`, content: jobText(title) })),
  );

/** Three people who share a past and a trade. */
export const resumesZip = () =>
  zip(
    "October.zip",
    ["Mei-Lin Chan", "Ana Duarte", "Jonas Whitlock"].map((name) => ({
      name: `${name}.txt`,
      content: RESUME_TEXT.replace("Mei-Lin Chan", name).replace(
        "mei.chan",
        name.split(" ").join("."),
      ),
    })),
  );

/** Somebody who became a recruiter a moment ago, through the calls; with postings, when any are given. */
export async function asRecruiter(page: Page, jobs?: ReturnType<typeof jobsZip>): Promise<string> {
  const email = await signInNewcomer(page, "Tom Okafor");
  const answer = await page.request.post("/api/recruiterOnboarding", {
    headers: OURS,
    timeout: 60_000,
    multipart: {
      name: "Tom Okafor",
      email,
      company_name: "Harrow Legal",
      company_website: "harrow.example",
      contact_number: "02 5550 1847",
      position: "Partner",
      terms: "true",
      ...(jobs && { jd_zip: jobs }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return email;
}

interface Listed {
  id: string;
  title: string;
  status: string;
  updated_at: string;
}

export async function postingsOf(page: Page): Promise<Listed[]> {
  const answer = await page.request.get("/candidates/job-postings");
  return (await answer.json()).data;
}

export const postings = (page: Page) => page.getByRole("list", { name: "Your Job Postings" });
export const posting = (page: Page, title: string) =>
  postings(page)
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

/** Does something from the menu of one row. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}
