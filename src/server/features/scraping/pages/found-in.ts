import type { CheerioAPI } from "cheerio";

export type Elements = ReturnType<ReturnType<CheerioAPI["root"]>["children"]>;

/** What a selector finds. One that cannot be read finds nothing: it was refused when it was saved. */
export function foundIn(
  page: CheerioAPI,
  selector: string,
  scope: Elements = page.root().children(),
): Elements {
  try {
    return scope.find(selector);
  } catch {
    return scope.slice(0, 0);
  }
}
