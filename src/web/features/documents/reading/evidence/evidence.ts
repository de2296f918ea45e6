import type { DocumentView } from "#contract/documents.ts";
import { readPath } from "./read-path.ts";

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
