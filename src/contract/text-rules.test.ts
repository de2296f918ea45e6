import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { contractLines } from "#test/support/contract-lines.ts";
import type { Schema } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/**
 * A pattern may take time that grows with the square of its text, and a body may be a megabyte: so
 * whatever looks into a text comes after a length that was checked, and that ends the parsing.
 */

interface Text {
  readonly where: string;
  readonly schema: z.core.$ZodString;
  /** It comes out of texts that were counted already. */
  readonly isCounted?: boolean;
}

/** Every schema of a text that a caller may send, wherever it stands in the request. */
function textsOf(schema: Schema, where: string): Text[] {
  // The classes of zod/mini are all of this union; the base class alone does not say so.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return [{ where, schema: schema as z.core.$ZodString }];
    case "object":
      return Object.entries(def.shape).flatMap(([name, one]) => textsOf(one, `${where}.${name}`));
    case "array":
      return textsOf(def.element, `${where}[]`);
    case "record":
      return [...textsOf(def.keyType, `${where} key`), ...textsOf(def.valueType, `${where}[]`)];
    case "union":
      return def.options.flatMap((one) => textsOf(one, where));
    case "pipe":
      // `z.stringbool` compares its text with a dozen words and keeps none of it.
      if (def.out._zod.def.type === "boolean") return [];
      return pipedTexts(textsOf(def.in, where), textsOf(def.out, where));
    case "optional":
    case "nullable":
    case "default":
    case "catch":
      return textsOf(def.innerType, where);
    case "literal":
    case "enum":
    case "number":
    case "boolean":
    case "transform":
    case "unknown":
    case "null":
      return [];
    default:
      throw new Error(`This test does not know what ${def.type} is made of (${where}).`);
  }
}

/** What its parts say in a row: `max_length!` is one that ends the parsing. */
const stepsOf = ({ _zod: { def } }: z.core.$ZodString) => {
  // The checks' classes are all of this union; the base class alone does not say so.
  const checks = (def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
  const own = "format" in def && "pattern" in def ? [def as z.core.$ZodStringFormatDef] : [];
  return [...own, ...checks].map((step) => {
    if (step.check !== "string_format") return `${step.check}${step.abort ? "!" : ""}`;
    return ENDLESS.test(step.pattern?.source ?? "*") ? "pattern" : "short pattern";
  });
};
/** A pattern without any of these looks at so many characters and no further. */
const ENDLESS = /[*+]|,\}/;
/** A length that ends the parsing, or a pattern that knows how long its text is (a UUID). */
const isBounded = ({ schema, isCounted }: Text) =>
  isCounted === true ||
  stepsOf(schema).some((step) => step === "max_length!" || step === "short pattern");

/** What a pipe hands on is no longer than what was let into it. */
function pipedTexts(before: Text[], after: Text[]): Text[] {
  const isCounted = before.length > 0 && before.every(isBounded);
  return [...before, ...after.map((text) => (isCounted ? { ...text, isCounted } : text))];
}

const texts = contractLines().flatMap((line) => {
  const parts = { query: line.query, body: "body" in line ? line.body : undefined };
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? textsOf(schema, `${line.method} ${line.path}, ${part}`) : [],
  );
});

const LOOKS_INSIDE = new Set(["pattern", "custom"]);

function looksBeforeItCounts({ schema }: Text): boolean {
  const steps = stepsOf(schema);
  const looks = steps.findIndex((step) => LOOKS_INSIDE.has(step));
  const counts = steps.indexOf("max_length!");
  return looks >= 0 && (counts < 0 || looks < counts);
}

describe("a text that is sent to us", () => {
  test("has a longest length", () => {
    const endless = texts.filter((text) => !isBounded(text));
    expect(endless.map(({ where }) => where)).toEqual([]);
  });

  test("is counted before anything looks into it", () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(looksBeforeItCounts).map(({ where }) => where)).toEqual([]);
  });

  test("that is too long is read no further, whatever may be added behind", () => {
    const goesOn = texts.filter(({ schema }) => stepsOf(schema).includes("max_length"));
    expect(goesOn.map(({ where }) => where)).toEqual([]);
  });

  test.each([
    ["a run of letters", "a"],
    ["addresses", "a@"],
    ["dots", "a@a."],
    ["dashes", "a-"],
    ["web addresses", "http://a."],
  ])("and is a megabyte of %s is shown to no pattern", (_what, piece) => {
    const hostile = piece.repeat(1_000_000 / piece.length);
    const shown: string[] = [];
    const seen = vi.spyOn(RegExp.prototype, "test").mockImplementation(function (
      this: RegExp,
      text,
    ) {
      if (text.length > 300_000 && this.source.search(ENDLESS) >= 0) shown.push(this.source);
      return false;
    });
    for (const { schema } of texts) z.safeParse(schema, hostile);
    expect(seen).toHaveBeenCalled();
    seen.mockRestore();
    expect(shown).toEqual([]);
  });
});

describe("this test", () => {
  const refused = (schema: z.core.$ZodString) => looksBeforeItCounts({ where: "", schema });

  test("sees what breaks the rule", () => {
    const longest = z.maxLength(5);
    expect(refused(z.string().check(z.regex(/a+/)))).toBe(true);
    expect(refused(z.string().check(longest, z.regex(/a+/)))).toBe(true);
    expect(refused(z.string().check(z.regex(/a+/), upTo(5)))).toBe(true);
    expect(refused(z.string().check(longest, z.refine(Boolean)))).toBe(true);
    expect(refused(z.email())).toBe(true);
    expect(refused(z.email().check(upTo(5)))).toBe(true);
  });

  test("sees a text without an end", () => {
    const bounded = (schema: z.core.$ZodString) => isBounded({ where: "", schema });
    expect(bounded(z.string())).toBe(false);
    expect(bounded(z.string().check(z.maxLength(5)))).toBe(false);
    expect(bounded(z.string().check(z.regex(/^a+$/)))).toBe(false);
    expect(bounded(z.string().check(upTo(5)))).toBe(true);
    expect(bounded(z.uuid())).toBe(true);
  });

  test("and lets pass what keeps it", () => {
    expect(refused(z.string().check(z.trim(), upTo(5), z.regex(/a+/)))).toBe(false);
    expect(refused(z.string())).toBe(false);
    expect(refused(z.uuid())).toBe(false);
  });
});
