import type { CheerioAPI } from "cheerio";
import type { PageElement } from "../plain-text.ts";
import type { SelectorParts } from "./selector-parts.ts";

/** How much may still be asked: pages and their sheets are strangers'. */
export interface Work {
  left: number;
}

/** Of comparisons of an element with a step of a selector: more than a page of honest making needs. */
const MOST_WORK = 400_000;
/** What a selector costs that is about nothing. */
const LEAST_WORK = 2;

export const startWork = (): Work => ({ left: MOST_WORK });

/**
 * Elements by their names: a selector is compared with the few that it can be about. Answers those; none of a
 * selector that cannot be read, and none when there is no work left.
 */
export function indexOf(page: CheerioAPI, elements: readonly PageElement[], work: Work) {
  const byName = new Map<string, PageElement[]>();
  const add = (key: string, element: PageElement) => {
    const found = byName.get(key);
    if (found) found.push(element);
    else byName.set(key, [element]);
  };
  for (const element of elements) {
    const { id, class: classes } = element.attribs;
    add(`tag ${element.name}`, element);
    if (id) add(`id ${id}`, element);
    for (const name of new Set(classes?.split(/\s+/))) add(`class ${name}`, element);
  }

  return (selector: string, { found: { by, name }, steps }: SelectorParts): PageElement[] => {
    if (work.left <= 0) return [];
    const near = by === "any" ? [...elements] : (byName.get(`${by} ${name}`) ?? []);
    work.left -= LEAST_WORK + near.length * steps;
    if (near.length === 0 || work.left <= 0) return [];
    try {
      return page(near).filter(selector).toArray();
    } catch {
      return [];
    }
  };
}
