import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { DRAFT_FACTS, DraftSalary } from "#contract/job-creation.ts";

/** A talk as a recruiter would have it, and what must stand in the draft at its end. */
const Conversation = z.object({
  name: z.string(),
  kind: z.enum(["terse", "rambling", "corrections", "off-topic", "hostile", "ordinary"]),
  company: z.string(),
  turns: z.array(z.string()).min(1),
  facts: z.object({
    title: z.string().optional(),
    location: z.string().optional(),
    arrangement: z.string().optional(),
    employment_type: z.string().optional(),
    level: z.string().optional(),
    salary: z.optional(DraftSalary),
    responsibilities: z.array(z.string()).optional(),
    must: z.array(z.string()).optional(),
    nice: z.array(z.string()).optional(),
    benefits: z.array(z.string()).optional(),
    reports_to: z.string().optional(),
    start_date: z.string().optional(),
    contact: z
      .object({ name: z.string(), email: z.string(), phone: z.string() })
      .partial()
      .optional(),
  }),
  counts: z.record(z.enum(["responsibilities", "must", "nice", "benefits"]), z.number()),
  unstated: z.array(z.enum(DRAFT_FACTS)),
  absent: z.array(z.string()),
  complete: z.boolean(),
});
export type Conversation = z.infer<typeof Conversation> & { readonly number: number };

const FOLDER = new URL("conversations/", import.meta.url);
/** Files up to this number were looked at while the rules were written; the others were not. */
export const SEEN = 40;

export const conversations = (): Conversation[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      number: Number.parseInt(file, 10),
      ...Conversation.parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))),
    }));
