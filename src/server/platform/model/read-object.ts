import type * as z from "zod";

/** The object in a model's words, or what is wrong with it, without a word of it. */
export type ReadObject<T> = { readonly object: T } | { readonly wrong: string };

const MOST_ISSUES = 3;

export function readObject<T>(text: string, schema: z.ZodType<T>): ReadObject<T> {
  const value = firstJson(text);
  if (value === undefined) return { wrong: "it is not JSON" };
  const read = schema.safeParse(value);
  if (read.success) return { object: read.data };
  const issues = read.error.issues.slice(0, MOST_ISSUES);
  return { wrong: issues.map(({ path, code }) => `${path.join(".") || "it"}: ${code}`).join("; ") };
}

/** Models put fences, greetings and their thoughts around what they were asked for. */
function firstJson(text: string): unknown {
  const said = text.replace(/^\s*<think>[\s\S]*?<\/think>/, "");
  return (
    parsed(said) ??
    parsed(fencedIn(said)) ??
    parsed(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1))
  );
}

/** Looked for by hand: a pattern would try every place again when the second fence is missing. */
function fencedIn(said: string): string {
  const [, inside = ""] = said.split(FENCE, 2);
  return inside.replace(/^json/i, "");
}
const FENCE = "```";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
