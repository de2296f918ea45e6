import * as z from "zod";
import { DRAFT_FACTS } from "#contract/job-creation.ts";

/** What a model is asked for: what it heard, each with the words that say so, and how it would answer. */
export const AnswerSchema = z.object({
  updates: z
    .array(
      z.object({
        fact: z.enum(DRAFT_FACTS),
        op: z.enum(["set", "add", "remove", "unstate"]),
        value: z.string().max(400),
        quote: z.string().max(600),
      }),
    )
    .max(40),
  reply: z.string().max(600),
});
type ModelAnswer = z.infer<typeof AnswerSchema>;
export type ModelUpdate = ModelAnswer["updates"][number];
