import type { Scope } from "../facts/scope.ts";
import { capitalised, percent } from "../words/format.ts";
import { groupGist, sharedLevel, sharedPlace } from "../words/group-texts.ts";
import { moveGist, moveText, noComparison, notDrawnText, UNMOVED } from "../words/move-texts.ts";
import type { Chart, Measured } from "./finding.ts";
import type { GroupKind } from "./group-kinds.ts";
import { type Group, type Groups, groupsOf, isCompared, moverOf } from "./groups.ts";
import { shownOf } from "./shown.ts";

/** How the ads divide, and which part moved. Undefined when too few groups have enough ads. */
export function groupFinding(scope: Scope, kind: GroupKind): Measured | undefined {
  const groups = groupsOf(scope, kind.namesOf, kind.isAsked);
  const [first] = groups.groups;
  if (!first || groups.groups.length < kind.least) return undefined;
  const mover = moverOf(groups);
  const tied = groups.groups.filter(({ now }) => now === first.now);
  const judged = (limit: number) => {
    const moved = mover && Math.abs(mover.move) >= limit ? mover : undefined;
    const chart = chartOf(kind, groups, moved ? [moved] : tied, mover);
    return {
      id: kind.id,
      title: titleOf(kind, tied, moved),
      n: groups.n,
      nBefore: groups.nBefore,
      strength: Math.abs(mover?.move ?? 0),
      news: moved
        ? `${capitalised(moveGist(groups, moved, kind.texts))}.`
        : groupGist(kind.texts, groups, tied.length),
      paragraphs: (place: number) => [
        tied.length > 1
          ? sharedLevel(kind.texts, groups, tied.length)
          : kind.texts.level(groups, first),
        [
          comparison(kind, groups, { mover, limit, place }),
          notDrawnText(groups, chart.rows.length, kind.texts),
        ]
          .filter((sentence) => sentence !== "")
          .join(" "),
      ],
      chart,
      family: kind.family,
      topic: kind.texts.topic,
      tag: kind.tag,
    };
  };
  return { compared: groups.groups.filter(isCompared).length, judged };
}

interface Move {
  readonly mover: Group | undefined;
  readonly limit: number;
  readonly place: number;
}

function comparison({ texts }: GroupKind, groups: Groups, { mover, limit, place }: Move): string {
  if (mover) return moveText(groups, { ...mover, limit }, texts, place);
  return groups.groups.some(isCompared) ? UNMOVED : noComparison(place);
}

function titleOf({ texts }: GroupKind, first: readonly Group[], moved: Group | undefined): string {
  if (moved) return moved.move > 0 ? texts.rose(moved) : texts.fell(moved);
  const [one] = first;
  return one && first.length === 1
    ? texts.leads(one)
    : sharedPlace(
        texts,
        first.map(({ name }) => name),
      );
}

function chartOf(
  { texts }: GroupKind,
  all: Groups,
  points: readonly Group[],
  mover: Group | undefined,
): Chart {
  const rows = shownOf(all.groups, ({ now }) => now, [mover]).map((group) => ({
    name: group.name,
    n: group.now,
    nBefore: group.before,
    value: percent(group.now, all.n),
    before: group.before === undefined ? undefined : percent(group.before, all.nBefore),
    isPoint: points.includes(group),
  }));
  return { kind: "bars", unit: "share", title: texts.chart, rows };
}
