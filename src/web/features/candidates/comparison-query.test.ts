import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#web/lib/query.ts";
import { comparisonQuery } from "./comparison-query.ts";

const REFUSAL = { success: false, message: "x", error: "x", fault: "not-found" };

afterEach(() => vi.unstubAllGlobals());

test("a comparison goes on while somebody else is looked at", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  let refuse = () => {};
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise((resolve) => {
      refuse = () => resolve(Response.json(REFUSAL, { status: 404 }));
    });
  });
  const client = createQueryClient();
  const pair = (documentId: string) => comparisonQuery({ documentId, jobId: "job" });
  const shown = new QueryObserver(client, pair("first"));
  const stop = shown.subscribe(() => undefined);
  const made = client.fetchQuery(pair("first"));
  const outcome = made.catch((error: Error) => error.message);
  await expect.poll(() => signals.length).toBe(1);
  shown.setOptions(pair("second"));
  expect(signals[0]?.aborted ?? false).toBe(false);
  refuse();
  // What the server said, and not that it was given up.
  expect(await outcome).toBe("x");
  stop();
});
