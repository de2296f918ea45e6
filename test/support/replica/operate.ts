import { vi } from "vitest";
import type { FirmFields, LawFirm } from "#contract/firms.ts";
import type { PendingJob } from "#contract/job-review.ts";
import type { Run, RunPart } from "#contract/scraping.ts";
import type { Browser } from "../browser.ts";

/** What an administrator does, through the calls of their screens. */
export interface Operator {
  /** Answers their ids. */
  addFirms(firms: readonly FirmFields[]): Promise<string[]>;
  /** Starts a run, over these firms or over all, and answers its id. */
  start(kind: "run" | "discover", firmIds?: readonly string[]): Promise<string>;
  look(id: string): Promise<LookedAt>;
  /** The run when it has ended. */
  ended(id: string): Promise<LookedAt>;
  /** All that waits for a review. */
  queue(): Promise<PendingJob[]>;
}
export interface LookedAt {
  readonly run: Run;
  readonly parts: readonly RunPart[];
}

const ENDS = { timeout: 100_000, interval: 100 };

export function operate(browser: Browser): Operator {
  const look = (id: string) => answered<LookedAt>(browser.get(`/api/admin/scraping/runs/${id}`));
  return {
    look,
    async addFirms(firms) {
      const ids: string[] = [];
      for (const fields of firms) {
        const call = browser.post("/api/admin/law-firms", fields);
        ids.push((await answered<{ firm: LawFirm }>(call)).firm.ID);
      }
      return ids;
    },
    async start(kind, firmIds) {
      const body = firmIds && { firm_ids: firmIds };
      const call = browser.post(`/api/admin/scraping/${kind}`, body);
      return (await answered<{ run_id: string }>(call)).run_id;
    },
    ended: (id) =>
      vi.waitFor(async () => {
        const found = await look(id);
        if (found.run.status === "running") throw new Error("The run goes on.");
        return found;
      }, ENDS),
    async queue() {
      const jobs: PendingJob[] = [];
      for (let page = 1; ; page += 1) {
        const path = `/api/admin/jobs/pending?page=${page}`;
        const answer = await answered<Waiting>(browser.get(path));
        jobs.push(...answer.jobs);
        if (!answer.has_more) return jobs;
      }
    },
  };
}
interface Waiting {
  readonly jobs: PendingJob[];
  readonly has_more: boolean;
}

/** The body of an answer that must be a good one. */
export async function answered<T>(call: Promise<Response>): Promise<T> {
  const response = await call;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
