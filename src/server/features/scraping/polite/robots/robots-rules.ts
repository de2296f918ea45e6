import { fitsPattern } from "./robots-pattern.ts";

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
