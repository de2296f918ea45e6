import * as z from "zod/mini";

/** What may be left out: null, as some clients send it, is the same as nothing. */
export const orElse = <Output, Input>(schema: z.ZodMiniType<Output, Input>, fallback: Output) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: Output | null | undefined): Output => value ?? fallback),
  );

export const orBlank = (schema: z.ZodMiniType<string, string>) => orElse(schema, "");
