import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { CANDIDATE_SENTENCES } from "#contract/candidates.ts";
import { MATCH_WARNING } from "#contract/match-rules.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type FoundCandidates, fetchMore } from "./api.ts";
import { CandidateRow, COLUMNS, type RowActions } from "./candidate-row.tsx";
import { type CandidatesView, type Choice, listName, PAGE } from "./candidates-view.ts";
import { lazyFile } from "./lazy-file.ts";
import { LazyPart } from "./lazy-part.tsx";
import { NoCandidates } from "./list-states.tsx";
import { focusRowAt, PANEL_ID } from "./rows.ts";
import { faceTexts, candidateTexts as texts } from "./texts.ts";
import type { CandidateActions } from "./use-candidate-actions.tsx";
import type { ProfileLink } from "./use-open.ts";

interface ListColumnProps {
  jobId: string;
  found: FoundCandidates;
  view: CandidatesView;
  choice: Choice;
  list: RefObject<HTMLUListElement | null>;
  linkTo: (id: string) => ProfileLink;
  candidateActions: CandidateActions;
  go: (to: CandidatesView) => void;
  onChoose: (choice: Choice) => void;
  now: Date;
  busy: boolean;
}

/** The rows, or why there are none; on a large screen it scrolls by itself. */
export function ListColumn(props: ListColumnProps) {
  const { jobId, found, view, choice, list, linkTo, candidateActions, go, onChoose, now, busy } =
    props;
  const grewAt = useRef<number>(undefined);
  const isEmpty = found.candidates.length === 0;
  function onMore() {
    grewAt.current = view.pages * PAGE;
    go({ ...view, pages: view.pages + 1 });
  }
  return (
    <div className="min-w-0 xl:min-h-0 xl:overflow-y-auto xl:[scrollbar-width:thin]">
      {!found.seesPeople && <UnverifiedBanner />}
      {/* There before its words are, which are else not read out everywhere. */}
      <div role="status" className="px-5 empty:hidden md:px-10">
        {isEmpty && <NoCandidates {...{ jobId, choice, onChoose }} status={found.job.status} />}
      </div>
      {!isEmpty && (
        <CandidateList
          {...{ list, found, now, busy, linkTo, grewAt }}
          open={view.candidate}
          onOpenAgain={() => document.getElementById(PANEL_ID)?.focus()}
          actions={{ onContact: candidateActions.contact, onDownload: candidateActions.download }}
        />
      )}
      {/* Another list neither waits for a page of this one nor says what went wrong with it. */}
      <ShowMore key={listName(view)} {...{ jobId, view, onMore }} total={found.total} />
      {!isEmpty && (
        <div className="-mt-px px-5 md:px-10 xl:hidden">
          <AiNote writer={texts.engine(found.engine)} warning={MATCH_WARNING} />
        </div>
      )}
    </div>
  );
}

interface ShowMoreProps {
  jobId: string;
  total: number;
  view: CandidatesView;
  onMore: () => void;
}

/**
 * Brings the next page first and shows it then: what is there stays, whatever happens. Who did
 * something else meanwhile is left where they are.
 */
function ShowMore({ jobId, total, view, onMore }: ShowMoreProps) {
  const client = useQueryClient();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(texts.moreFailed);
  const more = () =>
    run("more", async () => {
      const isHere = stillHere();
      await fetchMore(client, jobId, view, view.pages);
      if (isHere()) onMore();
    });
  if (total <= PAGE) return null;
  return (
    <div className="px-5 md:pr-6 md:pl-10">
      <LoadMore
        shown={Math.min(view.pages * PAGE, total)}
        total={total}
        onMore={() => void more()}
        busy={busy !== undefined}
        more={texts.more}
      />
      {fault && (
        <div className="mb-6">
          <Banner kind="bad">{fault}</Banner>
        </div>
      )}
    </div>
  );
}

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

function CandidateList(props: CandidateListProps) {
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

/** Who is verified does not carry it. */
const HINT = lazyFile(() => import("./verification-hint.tsx"));

/** Who is not verified sees how many fit and how well, not who: this says what is missing. */
function UnverifiedBanner() {
  const usual = CANDIDATE_SENTENCES.notVerified;
  return (
    <div className="px-5 py-3 md:px-10">
      <Banner kind="note" action={<TextLink to="/profile">{faceTexts.verify}</TextLink>}>
        <LazyPart file={HINT} shape={usual} fault={usual}>
          {({ VerificationHint }) => <VerificationHint />}
        </LazyPart>
      </Banner>
    </div>
  );
}
