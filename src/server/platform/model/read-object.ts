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
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(said)?.[1];
  const braced = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  for (const candidate of [said, fenced, braced]) {
    const value = candidate === undefined ? undefined : parsed(candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
