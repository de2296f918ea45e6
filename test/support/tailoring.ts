import { afterAll, beforeAll, expect } from "vitest";
import type { Tailored } from "#contract/tailored.ts";
import { askFor, compared, MANY, uploadedJob } from "./comparing.ts";
import { addCandidate, type Candidate, untilReady } from "./market.ts";
import { AD, RESUME } from "./tailoring-papers.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { uploaded } from "./uploads.ts";

/** Somebody with a report on their current resume, and what the calls of the page answer them. */

export const TEAM = "Team of seven, reporting to the head of employment";

/** A program of their own for the tests of a file: they ask for many reports. */
export function tailoringApp(): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await startTestApp({ env: MANY });
  }, 120_000);
  afterAll(() => app?.end());
  return () => {
    if (!app) throw new Error("The program has not been started.");
    return app;
  };
}

export interface Applicant extends Omit<Candidate, "id"> {
  readonly account: string;
  readonly jobId: string;
  /** Of the comparison. */
  readonly id: string;
}
export async function applicant(app: TestApp, text = RESUME, ad = AD): Promise<Applicant> {
  const me = await addCandidate(app, { text });
  const jobId = await uploadedJob(me.browser, ad);
  const pair = { resumeId: me.resumeId, jobDescriptionID: jobId };
  await untilReady(() => askFor(me.browser, pair));
  return { ...me, account: me.id, jobId, id: (await compared(me.browser, pair)).id };
}

export const path = (id: string, rest = "") => `/api/comparisons/${id}/tailored${rest}`;
export async function tailored({
  browser,
  id,
}: Pick<Applicant, "browser" | "id">): Promise<Tailored> {
  const answer = await browser.get(path(id));
  expect(answer.status).toBe(200);
  return answer.json();
}
export async function put(
  { browser, id }: Pick<Applicant, "browser" | "id">,
  part: string,
  body: object,
) {
  const answer = await browser.request(path(id, part), {
    method: "PUT",
    headers: { origin: browser.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}
export const file = ({ browser, id }: Pick<Applicant, "browser" | "id">, name: string) =>
  browser.get(path(id, name));
export const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
export const rowWith = ({ resume }: Tailored, words: string) => {
  const row = resume.rows.find(({ text }) => text.includes(words));
  if (!row) throw new Error(`No row says ${words}.`);
  return row;
};
export const kept = (letter: Tailored["letter"]) =>
  letter.sentences.map(({ id, out }) => ({ id, text: null as string | null, out }));
/** The lines that our own reader finds in a file. */
export async function readBack(
  { browser }: Pick<Applicant, "browser">,
  name: string,
  content: Uint8Array,
): Promise<string> {
  const id = await uploaded(browser, { name, content });
  const { lines } = await (await browser.get(`/api/documents/${id}`)).json();
  return lines.map(({ text }: { text: string }) => text).join("\n");
}
