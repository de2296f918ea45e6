import fc from "fast-check";
import * as z from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { FaultBody } from "#contract/faults.ts";
import { type Browser, createBrowser } from "./browser.ts";
import { type HostileRequest, hostileRequest } from "./hostile-requests.ts";
import { signedIn, signedInAdmin } from "./people.ts";
import type { TestApp } from "./test-app.ts";

/** Throws with the smallest request that gets an answer which no request may get. */
export async function fuzzLine(
  app: TestApp,
  line: Endpoint,
  settings: { numRuns: number; seed?: number },
): Promise<void> {
  const browser = await someoneLetIn(app, line);
  await fc.assert(
    fc.asyncProperty(hostileRequest(line), async (request) => {
      const complaint = await complaintOf(app, browser, request);
      if (complaint) throw new Error(complaint);
    }),
    settings,
  );
}

/** Someone whom the line lets in, so that the nonsense reaches the handler. */
export async function someoneLetIn(app: TestApp, { who }: Endpoint): Promise<Browser> {
  if (who === "anyone" || who === "visitor") return createBrowser(app.url);
  if (who === "admin") return (await signedInAdmin(app)).browser;
  return (await signedIn(app, { recruiter: who === "recruiter" })).browser;
}

async function complaintOf(
  app: TestApp,
  browser: Browser,
  { path, method, headers, body }: HostileRequest,
): Promise<string | undefined> {
  const stop = new AbortController();
  const response = await browser.request(path, {
    method,
    headers: { ...headers, origin: app.url },
    signal: stop.signal,
    ...(body === undefined ? {} : { body }),
  });
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) {
    stop.abort();
    return undefined;
  }
  const text = await response.text();
  if (response.status >= 500) return `${response.status}: ${text.slice(0, 300)}`;
  if (/\n\s+at \S+ \(?(file:|node:|\/)/.test(text)) return `a stack trace: ${text.slice(0, 300)}`;
  if (response.status < 400) return undefined;
  if (!z.safeParse(FaultBody, JSON.parse(text)).success) return `not our error body: ${text}`;
  return undefined;
}
