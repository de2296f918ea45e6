import type { Endpoint } from "#contract/endpoint.ts";

/** Every line of the contract, found by looking into its files: nothing has to be listed. */
export function contractLines(): Endpoint[] {
  const files = import.meta.glob<Record<string, unknown>>(
    ["../../src/contract/*.ts", "!**/*.test.ts"],
    {
      eager: true,
      import: "*",
    },
  );
  return Object.values(files).flatMap((exports) => Object.values(exports).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "kind" in value && "path" in value;
}
