import { expect } from "vitest";
import type { Comparison } from "#contract/comparison.ts";
import type { Browser } from "./browser.ts";
import { EMPLOYMENT_AD } from "./market.ts";
import { sendFile } from "./uploads.ts";

/** Limits of comparisons are out of the way unless a test is about them. */
export const MANY = { LIMIT_COMPARES_PER_OWNER: "100000", LIMIT_COMPARES_PER_NETWORK: "100000" };

export const askFor = (browser: Browser, body: object) => browser.post("/compares", body);

export async function compared(browser: Browser, body: object): Promise<Comparison> {
  const answer = await askFor(browser, body);
  const comparison = await answer.json();
  expect(answer.status, comparison.message).toBe(200);
  return comparison;
}

/** Status and sentence. */
export async function told(asked: Promise<Response>): Promise<[number, string]> {
  const answer = await asked;
  return [answer.status, (await answer.json()).message];
}

/** The id of a job description that was taken. */
export async function uploadedJob(browser: Browser, content = EMPLOYMENT_AD): Promise<string> {
  const file = { name: "ad.txt", content };
  const answer = await sendFile(browser, "/upload/job_description", "job_description", file);
  const { documentId, message } = await answer.json();
  if (!answer.ok) throw new Error(`The job description was refused: ${message}`);
  return documentId;
}
