/** For the wire's base64 fields. `atob` knows bytes, not letters: everything beyond ASCII travels as \\uXXXX. */
export function base64Json(value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Buffer.from(json).toString("base64");
}
