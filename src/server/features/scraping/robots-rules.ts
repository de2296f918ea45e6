/** The names that websites address in their robots.txt, the one in our user agent first: the first group counts. */
const TOKENS = ["candourbot", "candour", "*"];
/** What goes beyond is not what somebody wrote for robots. */
const MOST = { rules: 2000, characters: 50_000, pattern: 500 };
const LINE = /^[ \t\uFEFF]*(user-agent|allow|disallow|crawl-delay)[ \t]*:[ \t]*([^\r\n#]*)/gim;
const SECONDS = /^\d{1,9}(?:\.\d{1,9})?$/;

export interface RobotsRules {
  allows(url: URL): boolean;
  /** The least time between two requests, when the website names one. */
  readonly delayMs: number;
}
interface Group {
  readonly rules: { readonly pattern: string; readonly isAllowed: boolean }[];
  characters: number;
  delayMs: number;
}

/** What a robots.txt says to us. */
export function robotsRules(text: string): RobotsRules {
  const groups = groupsIn(text);
  const ours = TOKENS.map((token) => groups.get(token)).find((group) => group !== undefined);
  // The longest pattern that fits decides; of two as long, the one that allows.
  const rules = (ours?.rules ?? []).sort(
    (one, other) =>
      other.pattern.length - one.pattern.length || Number(other.isAllowed) - Number(one.isAllowed),
  );
  return {
    delayMs: ours?.delayMs ?? 0,
    allows({ pathname, search }) {
      if (pathname === "/robots.txt") return true;
      const text = encoded(pathname + search);
      const path = { text, bytes: Buffer.from(text, "latin1") };
      return rules.find(({ pattern }) => fitsPattern(pattern, path))?.isAllowed ?? true;
    },
  };
}

/** The groups of the file that are ours, by the name that they are addressed to. */
function groupsIn(text: string): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  let current = new Set<Group>();
  let isHead = false;
  for (const [, said = "", value = ""] of text.matchAll(LINE)) {
    const name = said.toLowerCase();
    const isAgent = name === "user-agent";
    if (isAgent && !isHead) current = new Set();
    isHead = isAgent;
    if (isAgent) for (const group of addressed(groups, value)) current.add(group);
    else for (const group of current) add(group, name, value.trim());
  }
  return groups;
}

function addressed(groups: Map<string, Group>, agent: string): Group[] {
  const [token = ""] = agent.toLowerCase().split("/", 1);
  const name = token.trim();
  if (!TOKENS.includes(name)) return [];
  const group = groups.get(name) ?? { rules: [], characters: 0, delayMs: 0 };
  groups.set(name, group);
  return [group];
}

function add(group: Group, name: string, value: string): void {
  if (name === "crawl-delay") group.delayMs = SECONDS.test(value) ? Number(value) * 1000 : 0;
  const isAllowed = name === "allow";
  if ((!isAllowed && name !== "disallow") || value === "") return;
  const isFull = group.rules.length >= MOST.rules || group.characters >= MOST.characters;
  // Cut short a pattern fits more: that may forbid, and not allow.
  if (isFull || (isAllowed && value.length > MOST.pattern)) return;
  const pattern = encoded(value.slice(0, MOST.pattern));
  group.characters += pattern.length;
  group.rules.push({ pattern, isAllowed });
}

/** The same characters in the same writing, on both sides. By way of bytes, where half a character becomes a whole one. */
const encoded = (path: string) =>
  encodeURI(Buffer.from(path).toString())
    .replaceAll("%25", "%")
    .replace(SMALL_CODE, (code) => code.toUpperCase());
const SMALL_CODE = /%(?:[a-f][0-9a-f]|[0-9a-f][a-f])/gi;

/** From this length on a search by hand costs less than the worst that `indexOf` can cost. */
const SHORT = 8;

/** In percent-encoding, as patterns are: a byte for each character. */
interface RobotsPath {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/**
 * Whether a path is meant by a pattern of robots.txt, where "*" is anything and "$" the end. Strangers write the
 * patterns: the cost is the length of both together, whatever they are.
 */
function fitsPattern(pattern: string, path: RobotsPath): boolean {
  const { text } = path;
  const star = pattern.indexOf("*");
  const isWhole = pattern.endsWith("$");
  const body = isWhole ? pattern.slice(0, -1) : pattern;
  if (star < 0) return isWhole ? text === body : text.startsWith(body);
  if (!text.startsWith(body.slice(0, star))) return false;
  const parts = body.slice(star + 1).split("*");
  const end = isWhole ? (parts.pop() ?? "") : "";
  let at = star;
  for (const part of parts) {
    const found = positionOf(part, path, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + end.length <= text.length && text.endsWith(end);
}

function positionOf(part: string, { text, bytes }: RobotsPath, from: number): number {
  if (part.length < SHORT) return text.indexOf(part, from);
  const wanted = Buffer.from(part, "latin1");
  const backs = backsOf(wanted);
  let matched = 0;
  for (let at = from; at < bytes.length; at += 1) {
    while (matched > 0 && wanted[matched] !== bytes[at]) matched = backs[matched - 1] ?? 0;
    if (wanted[matched] === bytes[at]) matched += 1;
    if (matched === wanted.length) return at + 1 - matched;
  }
  return -1;
}

/** After a mismatch: how much of the part's start has been read already (Knuth, Morris and Pratt). */
function backsOf(wanted: Uint8Array): Uint16Array {
  const backs = new Uint16Array(wanted.length);
  let matched = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (matched > 0 && wanted[matched] !== wanted[at]) matched = backs[matched - 1] ?? 0;
    if (wanted[matched] === wanted[at]) matched += 1;
    backs[at] = matched;
  }
  return backs;
}
