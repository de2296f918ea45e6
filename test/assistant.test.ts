import { describe, expect, test } from "vitest";
import { openTalk } from "#assistant/state.ts";
import { openingTurn, takeTurn } from "#assistant/talk.ts";
import type { Turn } from "#assistant/turn.ts";
import { scoreTalk, type Talk, type TalkScore, talksIn } from "#test/assistant/talks.ts";

const FILES = { talks: ["one", "two", "three"], apart: ["one", "two"] };
const talks = (folder: keyof typeof FILES) =>
  FILES[folder].flatMap((name) =>
    talksIn(new URL(`assistant/${folder}/${name}.txt`, import.meta.url)),
  );

function lastTurn({ company, messages }: Talk): Turn {
  return messages.reduce(
    (turn, message) => takeTurn(turn.state, message),
    openingTurn(openTalk({ name: company, quotes: [] })),
  );
}

const share = (scores: readonly TalkScore[], part: keyof TalkScore, all: keyof TalkScore) => {
  const sum = (key: keyof TalkScore) => scores.reduce((total, one) => total + Number(one[key]), 0);
  return sum(part) / sum(all);
};

/** What was reached, so that nothing that was learned is lost; `npm run bench:talk` prints the figures. */
const FLOORS = {
  talks: { kept: 0.95, forbidden: 0.09, ends: 0.96 },
  apart: { kept: 0.92, forbidden: 0.11, ends: 0.88 },
};

describe.each(["talks", "apart"] as const)("conversations: %s", (folder) => {
  const scores = talks(folder).map((talk) => scoreTalk(talk, lastTurn(talk)));
  const floor = FLOORS[folder];

  test("facts are kept, what was withdrawn or joked is not, and it ends as it should", () => {
    expect(scores.length).toBeGreaterThanOrEqual(60);
    expect(share(scores, "kept", "asked")).toBeGreaterThanOrEqual(floor.kept);
    expect(share(scores, "forbidden", "forbiddable")).toBeLessThanOrEqual(floor.forbidden);
    const ends = scores.filter((one) => one.ends).length / scores.length;
    expect(ends).toBeGreaterThanOrEqual(floor.ends);
  });
});

test("the same messages always lead to the same state", () => {
  for (const talk of talks("talks").slice(0, 10))
    expect(lastTurn(talk).state).toEqual(JSON.parse(JSON.stringify(lastTurn(talk).state)));
});
