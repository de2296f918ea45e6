import * as z from "zod";
import type { Schema } from "#contract/endpoint.ts";
import { invalid } from "../faults.ts";

/** Stands in for zod's own words, which say nothing to a person. */
const WORDLESS = "?";
/** Deeper than anything we take, and far from the depth at which recursion would fail. */
const MAX_DEPTH = 40;

/** Parses one part of a request; the first thing wrong with it is told to the person. */
export function parsePart(schema: Schema, value: unknown): unknown {
  refuseUnstorable(value, 0);
  const parsed = z.safeParse(schema, value ?? {}, { error: () => WORDLESS });
  if (parsed.success) return parsed.data;
  throw invalid(sentenceOf(parsed.error.issues[0]));
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue && issue.message !== WORDLESS) return issue.message;
  const field = issue?.path.map(String).join(".").slice(0, 80);
  return field ? `The field "${field}" is missing or not valid.` : "The request is not valid.";
}

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair; nothing a person types has them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

function refuseUnstorable(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw invalid("The request is nested too deeply.");
  if (typeof value === "string" && UNSTORABLE.test(value))
    throw invalid("The request contains a character that cannot be stored.");
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    refuseUnstorable(key, depth);
    refuseUnstorable(item, depth + 1);
  }
}
