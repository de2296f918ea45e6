import type * as z from "zod/mini";
import type { blogIdeas, blogTrending } from "#contract/blog-admin.ts";
import type { Scope } from "./facts/scope.ts";
import { findAll } from "./findings/find-all.ts";
import { GROUP_KINDS, type GroupKind } from "./findings/group-kinds.ts";
import { groupsOf } from "./findings/groups.ts";
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
  return KINDS.flatMap(([kind, { namesOf, isAsked }]) => {
    const all = groupsOf(scope, namesOf, isAsked);
    return all.groups.flatMap(({ name, now, before, move }) => {
      if (before === undefined) return [];
      const basis = { jobs: now, jobs_before: before, ...scope.periods.now };
      const of = { n: all.n, nBefore: all.nBefore, now, before };
      return { kind, topic: say.topic(name, of, scope.kind), basis, move: Math.abs(move) };
    });
  })
    .sort((a, b) => b.move - a.move || (a.topic < b.topic ? -1 : 1))
    .slice(0, TOPICS_AT_MOST)
    .map(({ move, ...topic }) => topic);
}
