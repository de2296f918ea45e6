import { type RefObject, useEffect, useRef } from "react";
import type { FoundCandidates } from "../api.ts";
import { focusRowAt } from "../rows.ts";
import { candidateTexts as texts } from "../texts.ts";
import type { ProfileLink } from "../use-open.ts";
import { CandidateRow, COLUMNS, type RowActions } from "./candidate-row.tsx";

interface CandidateListProps {
  list: RefObject<HTMLUListElement | null>;
  found: FoundCandidates;
  now: Date;
  /** Another list is on its way. */
  busy: boolean;
  open: string | undefined;
  linkTo: (id: string) => ProfileLink;
  onOpenAgain: () => void;
  actions: RowActions;
  /** Set to where the list grows: reading goes on there. */
  grewAt: RefObject<number | undefined>;
}

export function CandidateList(props: CandidateListProps) {
  const { list, found, now, busy, open, linkTo, onOpenAgain, actions, grewAt } = props;
  const count = useRef(found.candidates.length);
  useEffect(() => {
    const grew = found.candidates.length > count.current;
    count.current = found.candidates.length;
    if (grew && grewAt.current !== undefined) focusRowAt(list.current, grewAt.current);
    grewAt.current = undefined;
  }, [found.candidates.length, list, grewAt]);
  return (
    <div className="@container">
      <Columns />
      <ul
        ref={list}
        aria-label={texts.list}
        aria-busy={busy}
        className={busy ? "opacity-60 transition-opacity" : ""}
      >
        {found.candidates.map((candidate, at) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            rank={at + 1}
            now={now}
            link={linkTo(candidate.id)}
            isOpen={candidate.id === open}
            onOpenAgain={onOpenAgain}
            actions={found.seesPeople || candidate.isOwnUpload ? actions : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

/** Every row says what its parts are by itself. */
function Columns() {
  const { candidate, facts, requirements, match, score, date } = texts.columns;
  return (
    <div
      aria-hidden="true"
      className={`sticky top-0 z-10 hidden h-8 items-center border-rule border-b bg-paper text-12 text-ink-3 max-xl:static md:grid ${COLUMNS}`}
    >
      <span />
      <span>{candidate}</span>
      <span className="hidden @min-[66rem]:block">{facts}</span>
      <span>{requirements}</span>
      <span>{match}</span>
      <span className="text-right">{score}</span>
      <span className="text-right">{date}</span>
    </div>
  );
}
