import * as z from "zod";
import { HEARD_LABELS } from "#assistant/heard.ts";

/** What a model is asked for: what stands in the message, each with its words. */
export const AnswerSchema = z.object({
  marks: z
    .array(z.object({ label: z.enum(HEARD_LABELS), quote: z.string().min(1).max(600) }))
    .max(80),
});
