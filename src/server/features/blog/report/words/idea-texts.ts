import { capitalised, count, perCent } from "./format.ts";

const adsOf = (n: number, kind: string) => `${count(n)} ${kind ? `${kind} ads` : "ads"}`;

/** How a writer could go on from a finding. */
const ANGLES: Readonly<Record<string, string>> = {
  volume: "Ask a few employers what they are hiring for, and whether it is growth or replacement.",
  fields: "Talk to people who hire in the field, and to people who left it.",
  place: "Set it beside what candidates say about where they would move.",
  seniority: "Show what the step to the next level asks for, from the ads themselves.",
  types: "Collect how firms word flexible hours, and what happened after they did.",
  asks: "Explain what counts as proof of it in a resume.",
  "pay-stated": "Compare what happens to ads with and without a figure.",
  home: "Describe what hybrid means in practice in three of the ads.",
  pay: "Explain how to read an advertised range, and what it leaves out.",
};

export const IDEA_TEXTS = {
  title: (finding: string, n: number, kind: string) => `${finding} (${adsOf(n, kind)})`,
  angle: (family: string) => ANGLES[family] ?? "",
  jobs: (kind: string) => (kind ? `${kind} jobs` : "jobs"),
  topic: (
    { name, share, shareBefore, n }: Shares,
    { kind, isHint }: { readonly kind: string; readonly isHint: boolean },
  ) =>
    `${capitalised(name)}: ${perCent(share)} of ${adsOf(n, kind)}, ${share > shareBefore ? "up" : "down"} from ${perCent(shareBefore)} four weeks earlier${isHint ? " (may be chance)" : ""}`,
} as const;

interface Shares {
  readonly name: string;
  readonly share: number;
  readonly shareBefore: number;
  readonly n: number;
}
