import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { pairQuery } from "#web/features/comparison/api.ts";
import {
  ComparisonFault,
  ComparisonSkeleton,
} from "#web/features/comparison/page/comparison-states.tsx";
import { OpenComparison } from "#web/features/comparison/page/open-comparison.tsx";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { StepsTrail } from "#web/ui/steps-trail.tsx";
import { flowTexts as texts } from "./flow-texts.ts";
import { SaveResumeFirst, useIsUnclaimed } from "./save-resume-first.tsx";
import { resultsAddress } from "./step.ts";
import { useStartOver } from "./use-start-over.ts";

interface ComparisonStepProps {
  resumeId: string;
  jobId: string;
}

/** One of the jobs in full. */
export function ComparisonStep(pair: ComparisonStepProps) {
  const isOffered = useIsUnclaimed(pair.resumeId);
  // It is asked for once the resume is this person's.
  const query = pairQuery(pair);
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: (asked) => isOffered === false && query.enabled(asked),
  });
  const onBack = useBack();
  const onStartOver = useStartOver();
  return (
    <section className="wrap pt-6 pb-16">
      <StepsTrail
        steps={[
          { label: texts.upload, to: "/" },
          { label: texts.results, onPress: onBack },
          { label: texts.comparison, current: true },
        ]}
        end={<TextButton onClick={onStartOver}>{texts.startOver}</TextButton>}
      />
      <p className="mt-4">
        <Button look="line" onClick={onBack}>
          {texts.back}
        </Button>
      </p>
      {isOffered ? (
        <SaveResumeFirst resumeId={pair.resumeId} />
      ) : (
        <>
          {data && <OpenComparison key={data.id} id={data.id} />}
          {!data && !error && <ComparisonSkeleton />}
          {!data && error && <ComparisonFault error={error} onRetry={() => void refetch()} />}
        </>
      )}
    </section>
  );
}

const Handed = z.object({ hasResults: z.literal(true) });

/** To the list as it was left; who came by a link has none behind them. */
function useBack(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const handed = useNavigationState(Handed);
  const leaving = useRef(false);
  return () => {
    // Going back takes a moment: a second press would go one page too far.
    if (leaving.current) return;
    leaving.current = true;
    if (handed?.hasResults) void navigate(-1);
    else void navigate(resultsAddress(search), { replace: true });
  };
}
