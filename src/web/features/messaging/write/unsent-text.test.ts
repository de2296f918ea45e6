import { expect, test } from "vitest";
import { Id } from "#contract/endpoint.ts";
import { newClientId } from "./new-client-id.ts";
import {
  NOTHING,
  readUnsent,
  type UnsentText,
  without,
  withSending,
  withState,
  writeUnsent,
} from "./unsent-text.ts";

const first = { client_id: "c1", text: "Hello", written_at: "2026-11-16T00:00:00Z" };
const second = { client_id: "c2", text: "Are you there?", written_at: "2026-11-16T00:01:00Z" };
const states = ({ unsent }: UnsentText) => unsent.map(({ client_id, state }) => [client_id, state]);

test("what is sent leaves the box and waits until the server has it", () => {
  const sending = withSending({ ...NOTHING, draft: "Hello" }, first);
  expect(sending.draft).toBe("");
  expect(states(sending)).toEqual([["c1", "sending"]]);
  expect(without(sending, ["c1"])).toEqual(NOTHING);
});

test("one that failed stays with its reason, and the others are not touched", () => {
  const both = withSending(withSending(NOTHING, first), second);
  const failed = withState(both, "c1", "failed", "Too many messages.");
  expect(states(failed)).toEqual([
    ["c1", "failed"],
    ["c2", "sending"],
  ]);
  expect(failed.unsent[0]?.reason).toBe("Too many messages.");
});

test("after a reload the draft is there, and what was on its way can be tried again", () => {
  const left = { ...withSending(NOTHING, first), draft: "And one more" };
  const found = readUnsent(writeUnsent(left));
  expect(found.draft).toBe("And one more");
  expect(states(found)).toEqual([["c1", "failed"]]);
});

test("nothing to keep leaves no trace, and what cannot be read is nothing", () => {
  expect(writeUnsent(NOTHING)).toBe("");
  for (const text of [null, "", "{", '{"draft":3}', '"words"'])
    expect(readUnsent(text)).toEqual(NOTHING);
});

test("a window gives its messages ids that the contract takes", () => {
  const ids = Array.from({ length: 20 }, newClientId);
  for (const id of ids) expect(Id.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(20);
});
