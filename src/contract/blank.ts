import * as z from "zod/mini";

/** A text that may be left out: null, as some clients send it, is the same as nothing. */
export const orBlank = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z._default(z.nullable(schema), null),
    z.transform((text: string | null) => text ?? ""),
  );
