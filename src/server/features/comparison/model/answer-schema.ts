import * as z from "zod";
import { GRADES } from "#contract/match-rules.ts";

/** What a model is asked for. It is asked for no score, so that no document can talk it into one. */

const statement = z.object({ text: z.string().max(240), requirement: z.int() });

export const AnswerSchema = z.object({
  // First, so that whoever writes from left to right has looked before they sum up.
  requirements: z
    .array(
      z.object({
        number: z.int(),
        grade: z.enum(GRADES),
        evidence: z.array(z.object({ line: z.int(), quote: z.string().max(240) })).max(3),
        reason: z.string().max(300),
      }),
    )
    .max(80),
  summary: z.string().max(900),
  strengths: z
    .array(z.object({ text: z.string().max(240), lines: z.array(z.int()).max(6) }))
    .max(6),
  gaps: z.array(statement).max(6),
  confirm: z.array(statement).max(5),
  questions: z.array(statement).max(6),
  advice: z.array(statement).max(5),
});
export type ModelAnswer = z.infer<typeof AnswerSchema>;
