/**
 * In place of URL.canParse: Node 20's answers false for letters like "ü" once it is called often enough to be
 * compiled.
 */
export function isUrl(text: string, base?: string | URL): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
