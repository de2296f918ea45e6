import type { Findings } from "../../findings.ts";

/**
 * Says things in turn in different ways: of the patterns for one situation the one least used in this report,
 * beginning at a place that the pair decides, so that two reports side by side do not read alike.
 */
export interface Voice {
  say(patterns: readonly string[], slots?: Readonly<Record<string, string>>): string;
}

export function createVoice({ audience, candidate, job }: Findings): Voice {
  const used = new Map<string, number>();
  const start = sum(candidate + job.title + job.company);
  const common = audience === "candidate" ? TO_CANDIDATE : ABOUT_CANDIDATE;
  return {
    say(patterns, slots = {}) {
      const pattern = leastUsed(patterns, used, start);
      used.set(pattern, (used.get(pattern) ?? 0) + 1);
      return sentence(filled(pattern, { ...common, ...slots }));
    },
  };
}

const TO_CANDIDATE = { resume: "your resume", their: "your", them: "you" };
const ABOUT_CANDIDATE = { resume: "the resume", their: "the candidate’s", them: "the candidate" };

const sum = (text: string) => [...text].reduce((all, one) => all + (one.codePointAt(0) ?? 0), 0);

function leastUsed(patterns: readonly string[], used: ReadonlyMap<string, number>, start: number) {
  const turned = patterns.map((_, at) => patterns[(start + at) % patterns.length] ?? "");
  const timesUsed = (pattern: string) => used.get(pattern) ?? 0;
  return turned.reduce(
    (best, pattern) => (timesUsed(pattern) < timesUsed(best) ? pattern : best),
    turned[0] ?? "",
  );
}

const filled = (pattern: string, slots: Readonly<Record<string, string>>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? "");

/** iOS and eDiscovery keep their small letter. */
const KEEPS_SMALL = /^[a-z]+[A-Z]/;

function sentence(text: string): string {
  const ended = text.replace(/([.…?!])(”?)\.(?=\s|$)/g, "$1$2");
  const at = ended.startsWith("“") ? 1 : 0;
  if (KEEPS_SMALL.test(ended.slice(at))) return ended;
  return ended.slice(0, at) + ended.charAt(at).toUpperCase() + ended.slice(at + 1);
}
