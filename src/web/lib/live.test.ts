import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "./live.ts";

class FakeSource {
  static last: FakeSource | undefined;
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  closed = false;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeSource.last = this;
  }
  close() {
    this.closed = true;
  }
  say(topic: string) {
    this.onmessage({ data: JSON.stringify({ topic }) });
  }
}

function started() {
  const client = new QueryClient();
  client.setQueryData(["GET /a", { query: {} }], []);
  client.setQueryData(["GET /b", {}], {});
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.isInvalidated ? queryKey[0] : []));
  const asked: unknown[] = [];
  const ask = client.invalidateQueries.bind(client);
  client.invalidateQueries = (filters, options) => {
    asked.push(filters?.queryKey?.[0] ?? "everything");
    return ask(filters, options);
  };
  const stop = listen(client);
  const source = FakeSource.last;
  if (!source) throw new Error("nothing was opened");
  return { source, stop, stale, asked };
}

class FakeDocument extends EventTarget {
  hidden = false;
  show(visible: boolean) {
    this.hidden = !visible;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
let page = new FakeDocument();

beforeEach(() => {
  page = new FakeDocument();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("document", page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a topic makes its queries stale, an unknown one nothing", () => {
  const { source, stale } = started();
  expect(source.address).toBe("/api/events");
  source.say("GET /something/newer");
  expect(stale()).toEqual([]);
  vi.runAllTimers();
  source.say("GET /a");
  expect(stale()).toEqual(["GET /a"]);
});

test("a burst asks for its first line at once, and for the others once each", () => {
  const { source, asked } = started();
  source.say("GET /a");
  expect(asked).toEqual(["GET /a"]);
  for (const topic of ["GET /b", "GET /a", "GET /b", "GET /b"]) source.say(topic);
  expect(asked).toEqual(["GET /a"]);
  vi.advanceTimersToNextTimer();
  expect(asked).toEqual(["GET /a", "GET /b", "GET /a"]);
  // The burst goes on: still no more than once in a while.
  source.say("GET /a");
  expect(asked).toHaveLength(3);
  vi.runAllTimers();
  expect(asked).toEqual(["GET /a", "GET /b", "GET /a", "GET /a"]);
  source.say("GET /b");
  expect(asked).toHaveLength(5);
});

test("when everything is asked for again, nothing is besides", () => {
  const { source, asked } = started();
  for (const topic of ["GET /a", "GET /b", "resync", "GET /a"]) source.say(topic);
  vi.runAllTimers();
  expect(asked).toEqual(["GET /a", "everything"]);
});

test("what may have been missed is fetched again: when the server says so, and after a gap", () => {
  const told = started();
  told.source.say("resync");
  expect(told.stale()).toEqual(["GET /a", "GET /b"]);
  const reconnected = started();
  reconnected.source.onopen();
  expect(reconnected.stale()).toEqual([]);
  reconnected.source.onopen();
  expect(reconnected.stale()).toEqual(["GET /a", "GET /b"]);
});

test("a tab that nobody sees lets its connection go, and catches up when it is seen", () => {
  const { source, stale } = started();
  source.onopen();
  page.show(false);
  expect(source.closed).toBe(true);
  page.show(true);
  const next = FakeSource.last;
  expect(next).not.toBe(source);
  next?.onopen();
  expect(stale()).toEqual(["GET /a", "GET /b"]);
});

test("it can be ended, and then asks for nothing more", () => {
  const { source, stop, asked } = started();
  source.say("GET /a");
  source.say("GET /b");
  stop();
  expect(source.closed).toBe(true);
  vi.runAllTimers();
  expect(asked).toEqual(["GET /a"]);
});
