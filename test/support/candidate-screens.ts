import { type Page, request } from "@playwright/test";
import type { MatchedCandidate } from "#contract/candidates.ts";
import { expect, newEmail, OURS, PASSWORD } from "./journey.ts";
import { asDemo } from "./message-screens.ts";
import { RESUME_TEXT } from "./uploads.ts";

/** The candidates of a posting. */

export const DESK = { width: 1280, height: 860 };

const list = (page: Page) => page.getByRole("list", { name: "Matched candidates" });
const rows = (page: Page) => list(page).getByRole("listitem");
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const nameLink = (page: Page, name: string) =>
  list(page).getByRole("link", { name, exact: true });
export const profile = (page: Page, name: string) =>
  page.getByLabel(`Profile of ${name}`, { exact: true });
/** In a toast, which begins with its kind for those who listen. */
export const said = (page: Page, text: string) => page.getByText(text).first();

export const asRecruiter = (page: Page) => asDemo(page.request, "recruiter");

/** Somebody with an account and a resume, who wants to be found. */
export async function findable(baseURL: string, name: string): Promise<void> {
  const person = await request.newContext({ baseURL });
  const email = newEmail();
  const data = { name, email, password: PASSWORD };
  await person.post("/api/auth/register", { data, headers: OURS });
  await person.post("/api/auth/login", { data: { email, password: PASSWORD }, headers: OURS });
  const text = RESUME_TEXT.replace("Mei-Lin Chan", name).replace("mei.chan@example.com", email);
  const resume = { name: "Resume.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
  const fields = { name, email, phone: "0491 570 156", terms: "true" };
  const done = await person.post("/api/canidateOnboarding", {
    multipart: { ...fields, resume },
    headers: OURS,
    timeout: 60_000,
  });
  expect(done.status(), await done.text()).toBe(200);
  await person.dispose();
}

/** The posting of the demo recruiter that this person fits best, once the index knows them. */
export async function postingFor(page: Page, name: string): Promise<{ id: string; title: string }> {
  const { data } = await (await page.request.get("/candidates/job-postings")).json();
  let best = { id: "", title: "", distance: 1 };
  await expect
    .poll(
      async () => {
        for (const { id, title } of data) {
          const answer = await page.request.get(`/candidates/candidates?jobId=${id}`);
          const { candidates = [] } = await answer.json();
          const found = candidates.find((one: MatchedCandidate) => one.profile.Name === name);
          if (found && found.match_score < best.distance)
            best = { id, title, distance: found.match_score };
        }
        return best.id;
      },
      { timeout: 60_000, intervals: [1000] },
    )
    .not.toBe("");
  return best;
}

/** The address of somebody's open profile among the demo recruiter's candidates. */
export async function anOpenProfile(page: Page): Promise<string> {
  const { data } = await (await page.request.get("/candidates/job-postings")).json();
  let address = "";
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/candidates/candidates?jobId=${data[0].id}`);
        const { candidates = [] } = await answer.json();
        address =
          candidates[0] && `/candidate/${data[0].id}?candidate=${candidates[0].document_id}`;
        return address;
      },
      { timeout: 60_000, intervals: [1000] },
    )
    .toBeTruthy();
  return address;
}
