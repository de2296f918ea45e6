import { useQuery } from "@tanstack/react-query";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { candidateQuery, isUnseen } from "../api.ts";
import type { Comparing } from "../compare/use-comparison.ts";
import type { Candidate } from "../model/candidate.ts";
import type { Tab } from "../model/place.ts";
import { candidateTexts } from "../texts.ts";
import type { Verbs } from "../use-verbs.ts";
import { CandidatePanel } from "./candidate-panel.tsx";
import { PanelHead } from "./panel-head.tsx";
import { PanelPlace } from "./panel-place.tsx";
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
  verbs: Verbs;
  isDownloading: boolean;
}

/** Whoever is open, with all that can be done with them. */
export function OpenProfile(props: OpenProfileProps) {
  const { jobId, documentId, listed, rank, seesPeople, wide, onClose, verbs } = props;
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
          onBookmark={verbs.bookmark}
          onShare={verbs.share}
        />
      )}
    </PanelPlace>
  );
}

const BUTTON = "max-md:min-h-11";

/** Their whole names are said; there is room for less. */
function Foot({
  candidate,
  verbs,
  comparing,
  isDownloading,
}: OpenProfileProps & { candidate: Candidate }) {
  return (
    <>
      <Button
        kbd="M"
        className={BUTTON}
        aria-label={texts.contact}
        onClick={() => verbs.contact(candidate)}
      >
        {texts.contactShort}
      </Button>
      <Button
        look="line"
        kbd="C"
        className={BUTTON}
        busy={comparing.state.at === "analysing"}
        onClick={() => verbs.compare(candidate)}
      >
        {texts.compare}
      </Button>
      <Button
        look="line"
        kbd="D"
        className={BUTTON}
        aria-label={texts.download}
        busy={isDownloading}
        onClick={() => verbs.download(candidate)}
      >
        <WorkIcon name="download" />
        {texts.downloadShort}
      </Button>
    </>
  );
}
