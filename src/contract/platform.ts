import * as z from "zod/mini";
import { endpoint, page } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** What the house itself answers, whatever features live in it. */

export const health = page("GET /healthz", {
  who: "anyone",
  summary: "The process is alive.",
});

export const readiness = page("GET /readyz", {
  who: "anyone",
  summary: "The process can serve; parts that are away while it does are named as degraded.",
});

export const metricsText = page("GET /metrics", {
  who: "anyone",
  summary: "Prometheus counters, for whoever started the program or with METRICS_TOKEN.",
});

export const robots = page("GET /robots.txt", {
  who: "anyone",
  summary: "What crawlers may read.",
});

export const sitemap = page("GET /sitemap.xml", {
  who: "anyone",
  summary: "The pages that search engines may list, or the files that name them.",
});

export const sitemapFile = page("GET /sitemap-:file", {
  who: "anyone",
  summary: "One of several files with such pages: /sitemap-1.xml and so on.",
});

export const apiDocs = page("GET /api/docs", {
  who: "anyone",
  summary: "Every call, readable.",
});

export const openApi = endpoint("GET /api/docs/openapi.json", {
  who: "anyone",
  summary: "Every call as an OpenAPI 3.1 document.",
  response: z.record(z.string(), z.unknown()),
});

/**
 * Each event is `{"topic": "GET /api/things"}`: the line that has a new answer, never the answer
 * itself. The client asks again.
 */
export const liveEvents = page("GET /api/events", {
  who: "visitor",
  summary: "Server-Sent Events that say what changed for this caller.",
});
export const LiveEvent = z.object({ topic: z.string() });
/** Sent when events may have been missed: fetch everything again. */
export const RESYNC = "resync";

export const openAsStarter = page("GET /dev/open", {
  who: "anyone",
  summary: "The link that is printed at the start: shows this browser a trial's own pages.",
  query: z.object({ token: z._default(z.string().check(upTo(200)), "") }),
});

export const mailbox = page("GET /dev/mailbox", {
  who: "anyone",
  summary: "Mail that is kept, not sent. For whoever started the program.",
});

export const mailboxMessage = page("GET /dev/mailbox/:name", {
  who: "anyone",
  summary: "One such mail.",
});

export const siteFacts = endpoint("GET /api/site", {
  who: "anyone",
  summary: "What the operator has set and public pages show.",
  response: z.object({
    support_email: z.string(),
    /** What the operator works towards, never a measured claim: "95%", "accuracy". */
    goals: z.array(z.object({ figure: z.string(), label: z.string() })),
  }),
});

export const demoWorld = endpoint("GET /api/demo", {
  who: "anyone",
  summary: "The accounts of the demo world, where there is one.",
  response: z.object({
    accounts: z.array(z.object({ email: z.string(), role: z.string() })),
    password: z.nullable(z.string()),
  }),
});
