const MAX_LENGTH = 200;

/** The `message` of a link to /login: base64 of plain text (spec 1 §2), cut to what a banner holds. */
export function readBannerMessage(encoded: string | null): string | undefined {
  if (!encoded) return undefined;
  // In a query `+` reads as a space, and some encoders write the URL alphabet.
  const base64 = encoded.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/");
  try {
    const latin1 = atob(base64);
    const text = readUtf8(Uint8Array.from(latin1, (char) => char.charCodeAt(0))) ?? latin1;
    return (
      text
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, MAX_LENGTH) || undefined
    );
  } catch {
    return undefined;
  }
}

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
