/** Half a surrogate pair: left by a cut inside an emoji or by a broken file, refused by the database. */
const LONE = /\p{Surrogate}/gu;

/** The same value with every text in it storable. */
export function wellFormed<T>(value: T): T;
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.replace(LONE, "\ufffd");
  if (Array.isArray(value)) return value.map((item) => wellFormed(item));
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item)]));
}
