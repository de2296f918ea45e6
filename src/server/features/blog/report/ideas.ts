import type * as z from "zod/mini";
import type { blogIdeas, blogTrending } from "#contract/blog-admin.ts";
import type { Scope } from "./facts/scope.ts";
import { limitOfChance, sizeOf } from "./facts/strength.ts";
import { findAll } from "./findings/find-all.ts";
import { GROUP_KINDS, type GroupKind } from "./findings/group-kinds.ts";
import { type Group, groupsOf, isCompared } from "./findings/groups.ts";
import { percent } from "./words/format.ts";
import { IDEA_TEXTS as say } from "./words/idea-texts.ts";

type Idea = z.output<typeof blogIdeas.response>["ideas"][number];
type Topic = z.output<typeof blogTrending.response>["topics"][number];

/** What could be written about: the findings of these weeks, the strongest first. */
export function ideasOf(scope: Scope, count: number): Idea[] {
  return findAll(scope)
    .slice(0, count)
    .map(({ title, n, nBefore, news, family, topic, tag }) => ({
      title: say.title(title, n, scope.kind),
      description: `${news} ${say.angle(family)}`,
      keywords: [...new Set([tag, topic, say.jobs(scope.kind)])],
      basis: { jobs: n, jobs_before: nBefore, ...scope.periods.now },
    }));
}

const KINDS: readonly (readonly [Topic["kind"], GroupKind])[] = [
  ["practice-area", GROUP_KINDS.fields],
  ["place", GROUP_KINDS.states],
  ["place", GROUP_KINDS.cities],
  ["skill", GROUP_KINDS.asks],
];
const TOPICS_AT_MOST = 10;

/** What moved, furthest beyond chance first; only what enough ads had in both periods. */
export function topicsOf(scope: Scope): Topic[] {
  const compared = KINDS.flatMap(([kind, { namesOf, isAsked }]) => {
    const { groups, n, nBefore } = groupsOf(scope, namesOf, isAsked);
    return groups.filter(isCompared).map((group) => ({ kind, group, n, nBefore }));
  });
  const limit = limitOfChance(compared.length);
  return compared
    .filter((one) => hasMoved(one, limit))
    .sort((a, b) => sizeOfMove(b) - sizeOfMove(a) || (a.group.name < b.group.name ? -1 : 1))
    .slice(0, TOPICS_AT_MOST)
    .map(({ kind, group: { name, now, before = 0, move }, n, nBefore }) => ({
      kind,
      topic: say.topic(
        { name, share: percent(now, n), shareBefore: percent(before, nBefore), n },
        { kind: scope.kind, isHint: sizeOf({ move, limit }) === "hint" },
      ),
      basis: { jobs: now, jobs_before: before, ...scope.periods.now },
    }));
}

interface Compared {
  readonly group: Group;
  readonly n: number;
  readonly nBefore: number;
}

const sizeOfMove = ({ group }: Compared) => Math.abs(group.move);

/** By more than chance does all the time, and by enough to be seen in print. */
const hasMoved = ({ group: { now, before = 0, move }, n, nBefore }: Compared, limit: number) =>
  sizeOf({ move, limit }) !== "chance" && percent(now, n) !== percent(before, nBefore);
