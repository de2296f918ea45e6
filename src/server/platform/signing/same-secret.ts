import { timingSafeEqual } from "node:crypto";

/** Takes as long whatever differs, so that time tells nothing but the length. */
export function sameSecret(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
