import { Citation } from "./citation.tsx";

interface OwnLinesProps {
  reasons: readonly { requirement: string; evidence: { line: number; quote: string } }[];
  /** Whose lines they are: each citation leads to its line there. */
  resumeId: string;
  most: number;
}

export const ITEM = "relative pl-3.5 before:absolute before:top-2 before:left-0 before:w-[7px]";

const lineAddress = (resumeId: string, line: number) =>
  `/documents/${encodeURIComponent(resumeId)}#line-${line}`;

/** What speaks for a job: the reader's own words first, and what they show. */
export function OwnLines({ reasons, resumeId, most }: OwnLinesProps) {
  return reasons.slice(0, most).map(({ requirement, evidence: { line, quote } }) => (
    <li
      key={`${line} ${requirement}`}
      className={`${ITEM} before:border-ink-2 before:border-t-[1.3px]`}
    >
      <q className="font-serif text-[15px] leading-[1.4]">{quote}</q>{" "}
      <Citation line={line} href={lineAddress(resumeId, line)} />
      <span className="line-clamp-2 text-ink-3">for {plain(requirement)}</span>
    </li>
  ));
}

const plain = (requirement: string) => requirement.replace(/\.$/, "");
