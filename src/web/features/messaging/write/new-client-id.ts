/** `crypto.randomUUID` is missing where a trial is reached over plain http. */
export function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Version 4 and its variant, as RFC 9562 sets them.
  const variant = "89ab"[(bytes[8] ?? 0) % 4];
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, a, b, c, d, e) => `${a}-${b}-4${c}-${variant}${d}-${e}`,
  );
}
