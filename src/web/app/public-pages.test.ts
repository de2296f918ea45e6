import { describe, expect, test } from "vitest";
import { getJob, type Job } from "#contract/postings.ts";
import { getStatus, type Status } from "#contract/user-status.ts";

import { sampleJob } from "#web/features/postings/testing/sample-job.ts";
import { jobQuery } from "#web/lib/job-query.ts";
import { missingKey } from "#web/lib/missing.ts";
import { statusQuery } from "#web/lib/session.ts";
import { render } from "../render.tsx";

const HOSTILE = `</script><img src=x onerror=alert(1)>`;

const nobody: Status = { logged_in: false, user: null, unread: 0 };
const refusal = (fault: string) => Object.assign(new Error("Not now."), { fault });

/** The page of a job that the server finds, or why it does not. */
const pageOf = (answer: Job | Error) =>
  render({
    url: `/job/${sampleJob().id}`,
    theme: undefined,
    origin: "https://candour.example",
    async call({ path }) {
      if (path === getStatus.path) return nobody;
      if (path !== getJob.path) throw new Error(`${path} was not expected`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });

const structuredIn = (head: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];

describe("the page of a job", () => {
  test("tells the world what it is", async () => {
    const summary = "Harrow & Lyle acts for employers. It looks for a lawyer.";
    const { status, head, html } = await pageOf(sampleJob({ summary }));
    const address = `https://candour.example/job/${sampleJob().id}`;
    expect(status).toBe(200);
    expect(head).toContain("<title>Employment Lawyer, Harrow &amp; Lyle · Candour</title>");
    expect(head).toContain(
      `content="Harrow &amp; Lyle acts for employers. It looks for a lawyer."`,
    );
    expect(head).toContain(`<link rel="canonical" href="${address}">`);
    expect(JSON.parse(structuredIn(head) ?? "")).toMatchObject({
      "@type": "JobPosting",
      title: "Employment Lawyer",
      url: address,
    });
    expect(html).toContain("Four years in employment law");
    expect(html).toContain("13 November 2026");
  });

  test("takes hostile words for words", async () => {
    const lines = [{ text: HOSTILE, bullet: false, heading: false }];
    const job = sampleJob({ title: HOSTILE, company: HOSTILE, summary: HOSTILE, lines });
    const { head, html, state } = await pageOf({
      ...job,
      source: "scraped",
      source_url: "javascript:alert(1)",
    });
    for (const part of [head, html, state]) expect(part).not.toContain("<img");
    expect(html).not.toContain("javascript:");
    expect(JSON.parse(structuredIn(head) ?? "").title).toBe(HOSTILE);
  });

  test.each(["draft", "closed"] as const)(
    "says that it is %s, and no engine lists it",
    async (status) => {
      const { head, html } = await pageOf(sampleJob({ status }));
      expect(html).toContain("Only you can see it");
      expect(html).not.toContain("Compare with your resume");
      expect(head).toContain("noindex");
      expect(structuredIn(head)).toBeUndefined();
    },
  );

  test("is not found, and says so kindly, also without script", async () => {
    const { status, head, html, state } = await pageOf(refusal("not-found"));
    expect(status).toBe(404);
    expect(html).toContain("<h1>This job is no longer open</h1>");
    expect(head).toContain("noindex");
    expect(structuredIn(head)).toBeUndefined();
    // The browser begins with the same page.
    expect(JSON.parse(state)).toEqual([
      [statusQuery.queryKey, nobody],
      [missingKey(jobQuery(sampleJob().id)), true],
    ]);
  });

  test.each([
    ["the database is away", new Error("Connection terminated")],
    ["the server is full", refusal("unavailable")],
    ["too many ask", refusal("rate-limited")],
  ])("is not gone while %s: it comes later, and the browser asks again", async (_why, fault) => {
    const { status, head, html, state } = await pageOf(fault);
    expect(status).toBe(503);
    expect(head).not.toContain("noindex");
    expect(head).not.toContain("not available");
    expect(html).toContain("<main");
    expect(html).not.toContain("no longer open");
    expect(JSON.parse(state)).toEqual([[statusQuery.queryKey, nobody]]);
  });
});
