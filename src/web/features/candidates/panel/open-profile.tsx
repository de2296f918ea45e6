import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { useModal } from "#web/ui/float/use-modal.ts";
import { useSheetBody } from "#web/ui/float/use-sheet-body.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { candidateQuery, isUnseen } from "../api.ts";
import type { Candidate } from "../candidate.ts";
import type { Tab } from "../candidates-view.ts";
import { PANEL_ID } from "../rows.ts";
import { candidateTexts } from "../texts.ts";
import type { CandidateActions } from "../use-candidate-actions.tsx";
import type { Comparing } from "../use-comparison.ts";
import { CandidatePanel } from "./candidate-panel.tsx";
import { PanelHead } from "./panel-head.tsx";
import { panelTexts as texts } from "./texts.ts";

interface OpenProfileProps {
  jobId: string;
  documentId: string;
  listed: Candidate | undefined;
  rank: number;
  seesPeople: boolean;
  wide: boolean;
  tab: Tab;
  onTab: (tab: Tab) => void;
  comparing: Comparing;
  onRead: (comparisonId: string) => void;
  onClose: () => void;
  candidateActions: CandidateActions;
  isDownloading: boolean;
}

/** Whoever is open, with all that can be done with them. */
export function OpenProfile(props: OpenProfileProps) {
  const { jobId, documentId, listed, rank, seesPeople, wide, onClose, candidateActions } = props;
  const isHidden = listed !== undefined && !seesPeople && !listed.isOwnUpload;
  const { data, error } = useQuery({ ...candidateQuery(jobId, documentId), enabled: !isHidden });
  const candidate = isUnseen(error) ? undefined : (listed ?? data);
  const name = isHidden ? candidateTexts.unnamed(rank) : (candidate?.name ?? "");
  return (
    <PanelPlace
      wide={wide}
      label={name ? texts.label(name) : texts.tabs}
      shown={documentId}
      onClose={onClose}
      foot={!isHidden && candidate && <Foot {...props} candidate={candidate} />}
    >
      {isHidden ? (
        <>
          <PanelHead candidate={listed} name={name} onClose={onClose} can={undefined} />
          <div className="mt-6">
            <Banner kind="note">{texts.unseen}</Banner>
          </div>
        </>
      ) : (
        <CandidatePanel
          key={documentId}
          {...props}
          onBookmark={candidateActions.bookmark}
          onShare={candidateActions.share}
        />
      )}
    </PanelPlace>
  );
}

const BUTTON = "max-md:min-h-11";

/** Their whole names are said; there is room for less. */
function Foot({
  candidate,
  candidateActions,
  comparing,
  isDownloading,
}: OpenProfileProps & { candidate: Candidate }) {
  return (
    <>
      <Button
        kbd="M"
        className={BUTTON}
        aria-label={texts.contact}
        onClick={() => candidateActions.contact(candidate)}
      >
        {texts.contactShort}
      </Button>
      <Button
        look="line"
        kbd="C"
        className={BUTTON}
        busy={comparing.state.at === "analysing"}
        onClick={() => candidateActions.compare(candidate)}
      >
        {texts.compare}
      </Button>
      <Button
        look="line"
        kbd="D"
        className={BUTTON}
        aria-label={texts.download}
        busy={isDownloading}
        onClick={() => candidateActions.download(candidate)}
      >
        <WorkIcon name="download" />
        {texts.downloadShort}
      </Button>
    </>
  );
}

interface PanelPlaceProps {
  wide: boolean;
  label: string;
  /** Who is shown: somebody else begins at the beginning. */
  shown: string;
  onClose: () => void;
  /** What can be done with them. It stays in sight. */
  foot: ReactNode;
  children: ReactNode;
}

/** A profile: beside the list where there is room, else on a sheet over it. */
function PanelPlace({ wide, ...rest }: PanelPlaceProps) {
  if (wide) return <Aside {...rest} />;
  return <Sheet key={rest.shown} {...rest} />;
}

const FOOT = "flex flex-wrap items-center gap-2 border-rule border-t bg-paper-2 pt-3 empty:hidden";

function Aside({ label, shown, foot, children }: Omit<PanelPlaceProps, "wide">) {
  const aside = useRef<HTMLElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    // Who comes by a link begins at the head of the page, as everybody does.
    const isArrival = before.current === undefined && document.activeElement === document.body;
    before.current = shown;
    aside.current?.scrollTo({ top: 0 });
    if (!isArrival) aside.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <aside
      ref={aside}
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={label}
      className="flex min-h-0 scroll-pb-20 flex-col overflow-y-auto bg-paper-2 pt-5 pr-10 pl-7 outline-none focus-visible:shadow-[inset_2px_0_0_var(--color-accent)] [scrollbar-width:thin]"
    >
      <div className="flex-1 pb-6">{children}</div>
      <div className={`${FOOT} sticky bottom-0 flex-none pb-4`}>{foot}</div>
    </aside>
  );
}

/** From the foot of the screen. */
function Sheet({ label, onClose, foot, children }: Omit<PanelPlaceProps, "wide">) {
  const modal = useModal(onClose);
  const { body } = useSheetBody();
  return (
    <dialog
      {...modal}
      id={PANEL_ID}
      aria-label={label}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none items-end justify-center overflow-hidden bg-transparent p-0 text-ink backdrop:bg-scrim open:flex"
    >
      <div className="flex max-h-[86dvh] min-h-0 w-full max-w-[680px] flex-col rounded-t-lg border-rule border-t bg-paper-2 shadow-float transition-[translate,opacity] duration-220 starting:translate-y-6 starting:opacity-0">
        <div
          aria-hidden="true"
          className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-rule-2"
        />
        <div
          ref={body}
          className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 -outline-offset-2 md:px-8"
        >
          <div className="pb-6">{children}</div>
        </div>
        <div
          className={`${FOOT} flex-none px-5 pb-[max(16px,env(safe-area-inset-bottom))] md:px-8`}
        >
          {foot}
        </div>
      </div>
    </dialog>
  );
}
