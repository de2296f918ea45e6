import { isPlace } from "../../places.ts";
import { companyScore, isDepartment, roleScore } from "../signs.ts";
import type { Head } from "./head-pieces.ts";

const SEAMS = [/\s*[|‖]\s*/, /\s+[·•∙⋅]\s+/, /\s+[–—]\s+|\s+-\s+/, /\s*,\s+/];
const SHARE = { alike: 0.6, against: 0.5 };
const FEWEST = 2;
const COMPANY_BELOW = 2;
const LEAN = 2.2;

/**
 * Whether the positions print role and firm on one row, and which goes first (above 0: the role). Firms that
 * no list knows are believed where most rows are cut in the same way and none is printed below.
 */
export function oneRowLean(heads: readonly Head[]): number {
  const filled = heads.filter((head) => head.pieces.length > 0);
  const leans = filled.map((head) => seamLean(head.pieces[0]?.text ?? ""));
  const below = filled.filter((head) => {
    const other = head.pieces[1];
    return other && companyScore(other.text) >= COMPANY_BELOW;
  }).length;
  for (const sign of [1, -1]) {
    const alike = leans.filter((lean) => lean === sign).length;
    if (alike < FEWEST || alike < filled.length * SHARE.alike) continue;
    if (below < alike * SHARE.against) return sign * LEAN;
  }
  return 0;
}

/** 1 for "Solicitor – Pilbara Lane", -1 for "Pilbara Lane – Solicitor", 0 where that is not seen. */
function seamLean(text: string): number {
  const seam = SEAMS.map((one) => one.exec(text)).find((found) => found && found.index > 0);
  if (!seam) return 0;
  const left = text.slice(0, seam.index);
  const right = text.slice(seam.index + seam[0].length);
  if ([left, right].some((side) => isDepartment(side) || isPlace(side) || !/\p{Lu}/u.test(side)))
    return 0;
  const lean = roleScore(left) - companyScore(left) - roleScore(right) + companyScore(right);
  if (roleScore(left) > 0 && lean > 0) return 1;
  return roleScore(right) > 0 && lean < 0 ? -1 : 0;
}
