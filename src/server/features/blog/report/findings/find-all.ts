import type { Scope } from "../facts/scope.ts";
import { limitOfChance } from "../facts/strength.ts";
import type { Finding } from "./finding.ts";
import { groupFinding } from "./group-finding.ts";
import { GROUP_KINDS } from "./group-kinds.ts";
import { PAY_KINDS, payFinding } from "./pay-finding.ts";
import { RATE_KINDS, rateFinding } from "./rate-finding.ts";
import { volumeFinding } from "./volume.ts";

/**
 * Everything that holds, the strongest first: what moved furthest beyond chance leads, and of those that moved
 * alike, what rests on more ads. All of them are judged together, also those that a report will leave out, because
 * it takes the ones that moved most.
 */
export function findAll(scope: Scope): Finding[] {
  const measured = [
    volumeFinding(scope),
    ...Object.values(GROUP_KINDS).map((kind) => groupFinding(scope, kind)),
    ...RATE_KINDS.map((kind) => rateFinding(scope, kind)),
    ...PAY_KINDS.map((kind) => payFinding(scope, kind)),
  ].filter((one) => one !== undefined);
  const limit = limitOfChance(measured.reduce((sum, { compared }) => sum + compared, 0));
  return measured
    .map(({ judged }) => judged(limit))
    .sort((a, b) => b.strength - a.strength || b.n - a.n || (a.id < b.id ? -1 : 1));
}
