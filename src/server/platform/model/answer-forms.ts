import * as z from "zod";

/** How the form of an answer is asked for, the strictest first. */
const FORMS = ["bounded-schema", "schema", "json", "words"] as const;

/** What a server has been found to accept. */
export interface Accepted {
  readonly form: (typeof FORMS)[number];
  readonly temperature: boolean;
}

export const STRICTEST: Accepted = { form: FORMS[0], temperature: true };

/**
 * What to try after a request was called bad; undefined when nothing is left. Few servers know every
 * form, and they word the refusal in as many ways, so that the words decide nothing but this: models
 * that choose their own temperature say so by its name.
 */
export function nextForm(accepted: Accepted, complaint: string): Accepted | undefined {
  if (accepted.temperature && /\btemperature\b/i.test(complaint))
    return { ...accepted, temperature: false };
  const form = FORMS[FORMS.indexOf(accepted.form) + 1];
  return form && { ...accepted, form };
}

/** Bounds that strict modes of some servers refuse. The answer is held to them afterwards anyway. */
const BOUNDS = new Set([
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "pattern",
  "format",
]);

export interface Asked {
  readonly system: string;
  readonly user: string;
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The part of a request that depends on what the server accepts. */
export function formOf({ form, temperature }: Accepted, asked: Asked) {
  const schema = z.toJSONSchema(asked.schema);
  // Every draft reads these schemas alike, and some servers refuse what they do not know.
  delete schema.$schema;
  const heat = temperature ? { temperature: 0 } : {};
  const { name } = asked;
  switch (form) {
    case "bounded-schema":
      return { system: asked.system, ...heat, response_format: bySchema(name, schema) };
    case "schema":
      return { system: asked.system, ...heat, response_format: bySchema(name, unbounded(schema)) };
    case "json":
      return {
        system: inWords(asked.system, schema),
        ...heat,
        response_format: { type: "json_object" },
      };
    case "words":
      return { system: inWords(asked.system, schema), ...heat };
  }
}

const bySchema = (name: string, schema: unknown) => ({
  type: "json_schema",
  json_schema: { name, schema, strict: true },
});

const inWords = (system: string, schema: unknown) =>
  `${system}\n\nAnswer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(schema)}`;

function unbounded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(unbounded);
  if (typeof schema !== "object" || schema === null) return schema;
  // A property of ours may have the name of a bound: only what stands beside a type is one.
  const isSchema = "type" in schema && typeof schema.type === "string";
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isSchema || !BOUNDS.has(key))
      .map(([key, value]) => [key, unbounded(value)]),
  );
}
