import { describe, expect, test } from "vitest";
import type { Job } from "#contract/postings.ts";
import { sampleJob } from "#web/features/postings/testing/sample-job.ts";
import { render } from "../render.tsx";

const HOSTILE = `</script><img src=x onerror=alert(1)>`;

/** The page of a job that the server finds, or does not. */
const pageOf = (job: Job | undefined) =>
  render({
    url: `/job/${sampleJob().id}`,
    theme: undefined,
    origin: "https://candour.example",
    async call({ path }) {
      if (path === "/api/auth/status") return { logged_in: false, user: null, unread: 0 };
      if (path === "/api/jobs/:jobId" && job) return job;
      throw Object.assign(new Error("Job posting not found"), { fault: "not-found" });
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
    const { status, head, html, state } = await pageOf(undefined);
    expect(status).toBe(404);
    expect(html).toContain("<h1>This job is no longer open</h1>");
    expect(head).toContain("noindex");
    expect(structuredIn(head)).toBeUndefined();
    // The browser begins with the same page.
    expect(state).toContain('"missing"');
  });
});
