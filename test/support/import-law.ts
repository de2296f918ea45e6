import { posix } from "node:path";

/** The import law of the house (ARCHITECTURE.md), as data. */

/** A room, and the rooms it may import. Every room may import itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  knowledge: [],
  lawful: [],
  reading: ["contract"],
  assistant: ["reading", "lawful", "contract"],
  matching: ["reading", "contract", "knowledge"],
  "server/platform": ["contract", "knowledge"],
  "server/features": ["contract", "lawful", "assistant", "reading", "matching", "server/platform"],
  server: [
    "contract",
    "lawful",
    "assistant",
    "reading",
    "matching",
    "server/platform",
    "server/features",
  ],
  "web/ui": [],
  "web/lib": ["contract"],
  "web/evidence": ["contract", "web/ui", "web/lib"],
  "web/features": ["contract", "lawful", "web/ui", "web/lib", "web/evidence"],
  web: ["contract", "web/ui", "web/lib", "web/evidence", "web/features"],
};

/** Server features, lowest first: a feature may use `service.ts` of those listed before it. */
const FEATURE_ORDER = [
  "accounts",
  "activity",
  "notifications",
  "documents",
  "profiles",
  "postings",
  "job-creation",
  "matching",
  "comparison",
  "tailored",
  "candidates",
  "recommendations",
  "messaging",
  "applications",
  "onboarding",
  "contact",
  "blog",
  "firms",
  "job-review",
  "scraping",
  "seek",
  "fairness",
  "system-status",
];

/** Packages of the rooms that stay pure; the other rooms take what package.json names. */
const PACKAGES: Record<string, readonly string[]> = {
  contract: ["zod/mini"],
  lawful: [],
  // Its larger model is kept compressed.
  reading: ["node:zlib"],
  assistant: [],
  matching: [],
};

/** Inside a feature, and inside a part of one (`digest-routes.ts`), each of these may use only the next. */
const LADDER = ["routes.ts", "service.ts", "repository.ts"];
const RUNG = new RegExp(`(?:^|-)(${LADDER.join("|")})$`);
const partOf = (file: string) => posix.basename(file).replace(RUNG, "");
const rungOf = (file: string) => LADDER.indexOf(RUNG.exec(posix.basename(file))?.[1] ?? "");

export interface Source {
  /** Path below src/. */
  readonly file: string;
  readonly text: string;
}

interface Edge {
  readonly from: string;
  readonly to: string;
}

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\b[^"';]*?\bfrom\s*"([^"]+)"|(?:^|[\n;])\s*import\s*"([^"]+)"|\bimport\(\s*"([^"]+)"/g;

const rooms = Object.keys(MAY_IMPORT).sort((a, b) => b.length - a.length);
const roomOf = (file: string) => rooms.find((room) => file.startsWith(`${room}/`)) ?? "nowhere";
const featureOf = (file: string) => /^(?:server|web)\/features\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Every breach, one line each. Tests may look anywhere, so they are left out. */
export function lawbreakers(sources: readonly Source[]): string[] {
  const imports = sources
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, text }) => importsOf(text).map((specifier) => ({ file, specifier })));
  const edges = imports.flatMap(({ file, specifier }) => {
    const to = targetOf(file, specifier);
    return to ? [{ from: file, to }] : [];
  });
  return [
    ...edges.filter((edge) => breaksRooms(edge) || breaksFeatures(edge)).map(arrow),
    ...imports.filter(breaksPurity).map(({ file, specifier }) => `${file} -> ${specifier}`),
    ...circles(edges),
  ];
}

const arrow = ({ from, to }: Edge) => `${from} -> ${to}`;

function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => match[1] ?? match[2] ?? match[3] ?? []);
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(file), specifier));
  return undefined;
}

function breaksRooms({ from, to }: Edge): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  return room !== other && !MAY_IMPORT[room]?.includes(other);
}

function breaksFeatures({ from, to }: Edge): boolean {
  const [user, used] = [featureOf(from), featureOf(to)];
  if (!user || !used || roomOf(from) !== roomOf(to)) return false;
  if (user === used) return breaksLadder(from, to);
  if (from.startsWith("web/")) return true;
  const [high, low] = [FEATURE_ORDER.indexOf(user), FEATURE_ORDER.indexOf(used)];
  return low < 0 || high < 0 || low >= high || posix.basename(to) !== "service.ts";
}

function breaksLadder(from: string, to: string): boolean {
  const [user, used] = [rungOf(from), rungOf(to)];
  return partOf(from) === partOf(to) && user >= 0 && used >= 0 && used !== user + 1;
}

function breaksPurity({ file, specifier }: { file: string; specifier: string }): boolean {
  const allowed = PACKAGES[roomOf(file)];
  return allowed !== undefined && !/^[.#]/.test(specifier) && !allowed.includes(specifier);
}

function circles(edges: readonly Edge[]): string[] {
  const next = new Map<string, Edge[]>();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push(`circle: ${[...trail.slice(start), file].join(" -> ")}`);
    if (start >= 0 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const { from } of edges) visit(from, []);
  return found;
}
