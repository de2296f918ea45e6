import { describe, expect, test } from "vitest";
import { readyThen, talkThrough } from "./testing/talk-through.ts";
import { takeTurn } from "./turn.ts";

describe("what stays open", () => {
  const asked = ["Paralegal in Perth, full time, 70k", "draft leases"];

  test("all that is doubtful in a message is asked about, and each can be chosen", () => {
    const doubt = talkThrough(...asked, "calm when the phones are mad. nice with grumpy people");
    expect(doubt.message).toContain(
      "Are “Calm when the phones are mad” and “Nice with grumpy people” requirements?",
    );
    expect(takeTurn(doubt.state, "yes").draft.must).toHaveLength(2);
    expect(takeTurn(doubt.state, "only the first").draft.must).toEqual([
      "Calm when the phones are mad",
    ]);
    expect(takeTurn(doubt.state, "no").draft.must).toEqual([]);
  });

  const biased = [...asked, "Must be keen to join a young and energetic team"];

  test.each(["with", "by"])("other words in the place of quoted ones: %s", (word) => {
    const before = talkThrough(...biased);
    const { draft, message } = takeTurn(
      before.state,
      `Replace "young and energetic" ${word} "energetic"`,
    );
    expect(draft.must).toEqual(["Keen to join an energetic team"]);
    expect(message).toContain("nice to have, and are there benefits");
  });

  test("an offer of better words can be taken up later, until it is turned down", () => {
    const later = talkThrough(...biased, "Benefits: free parking");
    expect(takeTurn(later.state, "yes").draft.must).toEqual(["Keen to join an energetic team"]);
    const kept = takeTurn(later.state, "keep it");
    expect(takeTurn(kept.state, "yes").draft.must).toEqual(later.draft.must);
  });

  test("a question or a joke does not use up what is asked only once", () => {
    const { message } = readyThen("do you like cricket?");
    expect(message).toContain("nice to have, and are there benefits");
  });
});
