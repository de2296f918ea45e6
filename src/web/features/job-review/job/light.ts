import { REVIEW_FIELDS, type ReviewField } from "#contract/job-review.ts";
import type { Pointed } from "../model/citations.ts";

/** A field or a line, as an attribute names it. */
export const LIGHT = "data-light";

export const lightName = (pointed: Pointed) =>
  "line" in pointed ? `line ${pointed.line}` : `field ${pointed.field}`;

export function lightOf(name: string | null | undefined): Pointed | undefined {
  const [kind, what] = name?.split(" ") ?? [];
  if (kind === "line") return { line: Number(what) };
  const field = REVIEW_FIELDS.find((one) => one === what);
  return field && { field };
}

/** Where things stand on the page. Citations lead to these. */
export const lineId = (line: number) => `found-line-${line + 1}`;
export const fieldId = (field: ReviewField) => `read-${field}`;

/** What a citation leads to is not put under the header, nor under the buttons at the lower edge. */
export const CLEAR = "scroll-mt-16 scroll-mb-20 max-md:scroll-mb-36";

/** Into sight, and the focus with it. The address stays as it is. */
export function goThere(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: "nearest" });
  element?.focus({ preventScroll: true });
}
