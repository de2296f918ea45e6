import { useQuery } from "@tanstack/react-query";
import { SCORED_AT_MOST } from "#contract/match-rules.ts";
import { TextButton } from "#web/ui/button.tsx";
import { StepsTrail } from "#web/ui/steps-trail.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type FoundJobs, fileNameQuery } from "../api.ts";
import { foundCountsOf, foundText, outsideText } from "../model/found-counts.ts";
import { stepTexts, resultTexts as texts } from "./texts.ts";

const STEPS = [
  { label: stepTexts.upload, to: "/" },
  { label: stepTexts.results, current: true },
  { label: stepTexts.comparison },
];

interface ResultsHeadProps {
  resumeId: string;
  /** How many jobs of any level there are, once that is known. */
  total: number | undefined;
  found: FoundJobs | undefined;
  /** There is no such resume: nothing to say about it, and nothing to open. */
  isMissing: boolean;
  onStartOver: () => void;
}

export function ResultsHead(props: ResultsHeadProps) {
  const { resumeId, total, found, isMissing, onStartOver } = props;
  const counts = found && foundCountsOf(found.levels, found.inside);
  return (
    <header className="mb-8">
      <StepsTrail
        steps={STEPS}
        end={<TextButton onClick={onStartOver}>{stepTexts.startOver}</TextButton>}
      />
      <h1 className="mt-6">{counts && total ? foundText(counts) : texts.title}</h1>
      {counts && counts.outside > 0 && <p className="mt-2 text-ink-2">{outsideText(counts)}</p>}
      {!isMissing && <Source resumeId={resumeId} isCut={(total ?? 0) >= SCORED_AT_MOST} />}
    </header>
  );
}

/** Which file the jobs were found for. Its place is kept while its name is on the way. */
function Source({ resumeId, isCut }: { resumeId: string; isCut: boolean }) {
  const { data: file, isPending } = useQuery(fileNameQuery(resumeId));
  return (
    <p className="wrap-anywhere mt-2 min-h-[1.55em] max-w-[75ch] text-ink-2">
      {!isPending && (
        <>
          {file && `${texts.readFrom(file)} `}
          {isCut && `${texts.atMost} `}
          <TextLink to={`/documents/${resumeId}`} className="whitespace-nowrap">
            {texts.resume}
          </TextLink>
        </>
      )}
    </p>
  );
}
