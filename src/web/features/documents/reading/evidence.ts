import type { DocumentView } from "#contract/documents.ts";

interface Evidence {
  /** Indices of the document's lines, in order. */
  lines: readonly number[];
  /** Undefined where nothing was read, or the owner has written it. */
  confidence: number | undefined;
}

const NONE: Evidence = { lines: [], confidence: undefined };

/** Of one value, or of several that make one text. */
export type EvidenceOf = (...paths: readonly string[]) => Evidence;

type Sourced = Pick<
  DocumentView,
  "sources" | "corrected" | "resume" | "job" | "read_resume" | "read_job"
>;

/**
 * Where a value of the profile stands in the document. Sources speak of what was read; where the
 * owner has put something right, only what is still the same word for word keeps its lines.
 */
export function evidenceIn(view: Sourced): EvidenceOf {
  const { sources, corrected } = view;
  const shown = view.resume ?? view.job;
  const read = view.read_resume ?? view.read_job;
  const originalOf = (path: string) => {
    const [top = ""] = path.split(".");
    return corrected.includes(top) ? readPath(shown, read, path) : path;
  };
  return (...paths) => {
    const originals = paths.flatMap((path) => originalOf(path) ?? []);
    const found = originals.flatMap((path) => sourcesWithin(sources, path));
    if (found.length > 0) return joined(found);
    const [first] = originals;
    return (first !== undefined && sourceAround(sources, first)) || NONE;
  };
}

type Sources = DocumentView["sources"];
type Source = Sources[string];

/** What is known about the path or about parts of it. */
const sourcesWithin = (sources: Sources, path: string): Source[] =>
  Object.entries(sources)
    .filter(([key]) => key === path || key.startsWith(`${path}.`))
    .map(([, source]) => source);

const joined = (found: readonly Source[]): Evidence => ({
  lines: [...new Set(found.flatMap(({ lines }) => lines))].sort((a, b) => a - b),
  confidence: Math.min(...found.map(({ confidence }) => confidence)),
});

/** What is known about the thing that it is a part of. */
function sourceAround(sources: Sources, path: string): Source | undefined {
  const dot = path.lastIndexOf(".");
  if (dot < 0) return undefined;
  const parent = path.slice(0, dot);
  return sources[parent] ?? sourceAround(sources, parent);
}

/**
 * Where something that is shown stood in what was read: "experience.0.role" may have been
 * "experience.1.role" before the owner took the first one away. Undefined when it is new or changed.
 */
function readPath(shown: unknown, read: unknown, path: string): string | undefined {
  const [top = "", index, ...rest] = path.split(".");
  const list = valueAt(read, [top]);
  if (index === undefined || !Array.isArray(list))
    return sameAt(shown, read, path, path) ? path : undefined;
  const nearest = nearestIn(list, valueAt(shown, [top, index]));
  if (nearest < 0) return undefined;
  const original = [top, nearest, ...rest].join(".");
  // Of an item that was changed in part, the other parts stand where they stood.
  return rest.length === 0 || sameAt(shown, read, path, original) ? original : undefined;
}

/** The item of a list with the most in common; -1 when none has anything. */
function nearestIn(list: readonly unknown[], item: unknown): number {
  const alike = list.map((other) => likeness(item, other));
  const best = Math.max(0, ...alike);
  return best === 0 ? -1 : alike.indexOf(best);
}

function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other)) return one === other ? 1 : 0;
  return Object.entries(one).filter(([name, value]) => value && value === other[name]).length;
}

function sameAt(shown: unknown, read: unknown, path: string, original: string): boolean {
  const [here, there] = [valueAt(shown, path.split(".")), valueAt(read, original.split("."))];
  return JSON.stringify(here) === JSON.stringify(there);
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
