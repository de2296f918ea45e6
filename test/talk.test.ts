import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createModelClient, type ModelClient } from "#server/platform/model/model-client.ts";
import { conversations, SEEN } from "#test/job-creation/conversations.ts";
import { talkByRules, talkWithModel, trueUpdates } from "#test/job-creation/run-talks.ts";
import { type Score, scoreOf, sumOf, tableOf } from "#test/job-creation/score.ts";
import type { ModelServer } from "#test/support/misbehaving-model.ts";
import { startTalkingModel } from "#test/support/talking-model.ts";

const TALKS = conversations();
const seen = (number: number) => number <= SEEN;

interface Scored {
  readonly number: number;
  readonly kind: string;
  readonly score: Score;
}
const sum = (scored: readonly Scored[], which: (number: number) => boolean) =>
  sumOf(scored.filter(({ number }) => which(number)).map(({ score }) => score));

/**
 * What was reached, so that nothing that was learned is lost. In the talks kept apart the toy model leaves one
 * thing more that should not be there than the rules alone do; why is not known, as they are not looked into.
 */
const FLOOR = { seen: 1, unseen: 0.84, wrongUnseen: 27, endsUnseen: 10 / 15 };

function holds(scored: readonly Scored[]) {
  const known = sum(scored, seen);
  const unknown = sum(scored, (number) => !seen(number));
  expect(known.found / known.stated).toBeGreaterThanOrEqual(FLOOR.seen);
  expect(known.wrong).toBe(0);
  expect(known.ends).toBe(known.talks);
  expect(unknown.found / unknown.stated).toBeGreaterThanOrEqual(FLOOR.unseen);
  expect(unknown.wrong).toBeLessThanOrEqual(FLOOR.wrongUnseen);
  expect(unknown.ends / unknown.talks).toBeGreaterThanOrEqual(FLOOR.endsUnseen);
}

describe("whole talks", () => {
  const last = <T>(turns: readonly T[]) => turns.at(-1) as T;
  let server: ModelServer;
  let model: ModelClient;
  beforeAll(async () => {
    server = await startTalkingModel(trueUpdates(TALKS));
    model = createModelClient({
      baseUrl: server.baseUrl,
      apiKey: "",
      name: "toy",
      timeoutMs: 20_000,
    });
  });
  afterAll(() => server.stop());

  const ends = TALKS.map((talk) => ({ talk, end: last(talkByRules(talk)) }));
  const byRules = ends.map(({ talk, end }): Scored => ({ ...talk, score: scoreOf(talk, end) }));

  test("the rules hear what recruiters say", () => {
    console.info(
      `${tableOf(byRules.filter(({ number }) => seen(number)))}\n\nkept apart\n${tableOf(byRules.filter(({ number }) => !seen(number)).map((one) => ({ ...one, kind: "unseen" })))}`,
    );
    holds(byRules);
  });

  test("a model that helps, lies and stumbles takes nothing away and adds nothing that was not said", async () => {
    const scored: Scored[] = [];
    for (const talk of TALKS) {
      const turns = await talkWithModel(talk, model);
      const text = JSON.stringify(turns.map(({ draft, message }) => ({ draft, message })));
      expect(text).not.toMatch(/falcon|yacht|999,?999|<script|<b>/i);
      scored.push({ ...talk, score: scoreOf(talk, last(turns)) });
    }
    expect(server.calls.length).toBeGreaterThan(TALKS.length);
    holds(scored);
    for (const which of [seen, (number: number) => !seen(number)]) {
      expect(sum(scored, which).found).toBeGreaterThanOrEqual(sum(byRules, which).found);
    }
    expect(sum(scored, seen).wrong).toBeLessThanOrEqual(sum(byRules, seen).wrong);
  });

  test("the same messages always lead to the same state", () => {
    for (const { talk, end } of ends)
      expect(last(talkByRules(talk)).state).toEqual(JSON.parse(JSON.stringify(end.state)));
  });
});
