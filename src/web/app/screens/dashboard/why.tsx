import { useEffect, useRef } from "react";
import { WhyAside } from "#web/features/matching/results/why-aside.tsx";
import { WhyPanel } from "#web/features/matching/why-panel.tsx";
import { Apply } from "#web/features/recommendations/candidate/apply.tsx";
import type { Recommendations } from "#web/features/recommendations/list/api.ts";
import { listTexts as texts } from "#web/features/recommendations/list/texts.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { askingAbout } from "../asking.tsx";
import { comparisonLink } from "./comparison-link.ts";
import type { WhySteps } from "./use-why.ts";

interface WhyProps {
  jobId: string;
  list: Recommendations;
  wide: boolean;
  why: WhySteps;
}

/** The evidence: in place of the rail where there is room, else on a sheet. */
export function Why({ jobId, list, wide, why }: WhyProps) {
  const place = useRef<HTMLDivElement>(null);
  const job = list.jobs.find(({ id }) => id === jobId);
  // Reading goes on there; a sheet takes the focus by itself.
  useEffect(() => {
    place.current?.querySelector("aside")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => wide && key === "Escape" && why.close();
    const panel = place.current;
    panel?.addEventListener("keydown", onKey);
    return () => panel?.removeEventListener("keydown", onKey);
  });
  return (
    // As wide as the rail and most of the space before it, so that no row of the list is set anew.
    <div ref={place} className="-mt-6 xl:-ml-10">
      <WhyAside
        wide={wide}
        asked={jobId}
        shown={jobId}
        onClose={why.close}
        foot={
          <>
            {job && <Apply job={job} looks={{ className: "max-w-64" }} />}
            <ButtonLink
              look="line"
              className="max-md:min-h-11"
              {...comparisonLink(list.resumeId, jobId)}
            >
              {texts.compare}
            </ButtonLink>
          </>
        }
      >
        <WhyPanel jobId={jobId} resumeId={list.resumeId} asking={askingAbout(list.resumeId)} />
      </WhyAside>
    </div>
  );
}
