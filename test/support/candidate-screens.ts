import { type Page, type Route, request } from "@playwright/test";
import type { CandidateProfileView, MatchedCandidate } from "#contract/candidates.ts";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { aCandidate, aProfile, JOB } from "#web/features/candidates/testing/candidates.ts";
import { expect, newEmail, OURS, PASSWORD } from "./journey.ts";
import { asDemo } from "./message-screens.ts";
import { RESUME_TEXT } from "./uploads.ts";

/** The candidates of a posting, and a server that answers as it could. */

export const DESK = { width: 1280, height: 860 };
export const PHONE = { width: 390, height: 844 };
export const LIST = "**/candidates/candidates?*";
export const PROFILE = "**/candidates/candidate-profile?*";
export const BOOKMARK = "**/candidates/bookmark-candidate";
export const DOWNLOAD = "**/candidates/download-resume?*";
export const ADDRESS = `/candidate/${JOB.id}`;

export const list = (page: Page) => page.getByRole("list", { name: "Matched candidates" });
export const rows = (page: Page) => list(page).getByRole("listitem");
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const nameLink = (page: Page, name: string) =>
  list(page).getByRole("link", { name, exact: true });
export const profile = (page: Page, name: string) =>
  page.getByLabel(`Profile of ${name}`, { exact: true });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
/** In a toast, which begins with its kind for those who listen. */
export const said = (page: Page, text: string) => page.getByText(text).first();
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

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

interface Answered {
  total?: number;
  seesPeople?: boolean;
  status?: string;
  /** What is different about somebody, by their place in the list. */
  changed?: Record<number, Partial<MatchedCandidate>>;
  profile?: Partial<CandidateProfileView>;
}

/** There is nobody in the Northern Territory. Gives what was asked for. */
export async function answer(page: Page, answered: Answered = {}): Promise<URLSearchParams[]> {
  const { total = 11, seesPeople = true, status = "active", changed = {} } = answered;
  const asked: URLSearchParams[] = [];
  await page.route(LIST, (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams);
    const [limit = 0, offset = 0] = ["limit", "offset"].map((name) =>
      Number(searchParams.get(name)),
    );
    const everybody = Array.from({ length: total }, (_, at) => {
      const one = aCandidate(at, changed[at]);
      return seesPeople || one.is_own_upload ? one : withoutName(one);
    }).filter(() => searchParams.get("state") !== "NT");
    const level = searchParams.get("match_level");
    const found = everybody.filter((one) => !level || one.match_level === level);
    return route.fulfill({
      json: {
        success: true,
        candidates: found.slice(offset, offset + limit),
        total: found.length,
        levels: MATCH_LEVELS.map(({ name }) => ({
          level: name,
          count: everybody.filter((one) => one.match_level === name).length,
        })),
        sees_people: seesPeople,
        job: { ...JOB, status },
        engine: "4.2",
      },
    });
  });
  await page.route(PROFILE, (route: Route) => {
    const id = new URL(route.request().url()).searchParams.get("documentId") ?? "";
    const at = Number(id.slice(-12));
    return route.fulfill({ json: aProfile(at, { ...changed[at], ...answered.profile }) });
  });
  return asked;
}

function withoutName(one: MatchedCandidate): MatchedCandidate {
  const nobody = { Name: "", Email: "", Phone: "", Linkedin: "", Github: "" };
  const nothing = { Skills: [], Experience: [], Education: [], Certifications: [] };
  return {
    ...one,
    profile: { UserID: "", ...nobody, Summary: "", Website: "", ...nothing },
    contact_info: nobody,
    document_info: { ...one.document_info, CreatedAt: "" },
  };
}

export const refuse = (
  page: Page,
  pattern: string,
  status: number,
  fault: string,
  message: string,
) =>
  page.route(pattern, (route) =>
    route.fulfill({ status, json: { success: false, message, error: message, fault } }),
  );

/** Somebody whose resume gives no way to reach them. */
export function aContactless(): Partial<MatchedCandidate> {
  const nothing = { Email: "", Phone: "", Linkedin: "", Github: "" };
  return {
    contact_info: { Name: "Daniel Achterberg", ...nothing },
    profile: {
      UserID: "",
      Name: "Daniel Achterberg",
      ...nothing,
      Summary: "",
      Website: "",
      Skills: [],
      Experience: [],
      Education: [],
      Certifications: [],
    },
  };
}
