import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { createModelClient } from "#server/platform/model/model-client.ts";
import { type RandomModel, startRandomModel } from "#test/support/random-model.ts";
import { writeWithModel } from "./model-report.ts";
import { CASE, RULES_REPORT } from "./testing/sample-case.ts";

let model: RandomModel | undefined;
beforeAll(async () => {
  model = await startRandomModel();
});
afterAll(() => model?.stop());

const NO_PEER = "node-llama-cpp has no binary for this platform";
const TIME_MS = 110_000;
const clientOf = ({ baseUrl }: RandomModel) =>
  createModelClient({ baseUrl, apiKey: "", name: "random", timeoutMs: TIME_MS });

test(
  "a real model that is held to the schema answers with a valid object",
  async ({ skip }) => {
    if (!model) return skip(NO_PEER);
    const schema = z.object({
      colour: z.enum(["red", "green", "blue"]),
      note: z.string().max(60),
      marks: z.array(z.boolean()).max(3),
    });
    const question = { system: "You paint.", user: "What colour?", name: "colour", schema };
    const { object } = await clientOf(model).object(question);
    expect(schema.parse(object)).toEqual(object);
    expect(model.calls.at(-1)?.body.response_format?.type).toBe("json_schema");
  },
  TIME_MS,
);

test(
  "noise is no report: the rules write it and say so",
  async ({ skip }) => {
    if (!model) return skip(NO_PEER);
    const client = clientOf(model);
    const written = await writeWithModel({ client, rulesReport: RULES_REPORT, ...CASE });
    // Which of the three it is, the dice decide.
    expect(written).toMatchObject({
      kind: "rules",
      why: expect.stringMatching(/not supported|left out most|did not have the form/),
    });
  },
  TIME_MS,
);
