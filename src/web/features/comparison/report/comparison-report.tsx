import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Comparison } from "#contract/comparison.ts";
import { useWide } from "#web/lib/use-wide.ts";
import type { Answers } from "../answering/use-answers.tsx";
import { Advertisement } from "./evidence/advertisement.tsx";
import { Evidence } from "./evidence/evidence.tsx";
import { goThere, type Light, type Place } from "./evidence/places.ts";
import { useLighting } from "./evidence/use-lighting.ts";
import { usePointing } from "./evidence/use-pointing.ts";
import { Findings } from "./findings/findings.tsx";
import { LeftOut } from "./findings/left-out.tsx";
import { OfItsDay } from "./findings/of-its-day.tsx";
import { Raises } from "./findings/raises.tsx";
import { Warning } from "./findings/warning.tsx";
import { ReportHead } from "./head/report-head.tsx";

interface ComparisonReportProps {
  comparison: Comparison;
  /** What can be done with it, below the verdict. */
  actions?: ReactNode;
  /** What its owner can say about what was not found. */
  answers?: Answers | undefined;
}

/**
 * A comparison in words: the verdict, the evidence for it line by line, and what follows. It is drawn
 * from the texts of the answer and never from its HTML.
 */
export function ComparisonReport({ comparison, actions, answers }: ComparisonReportProps) {
  const report = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const lighting = useLighting(comparison);
  const [allLines, setAllLines] = useState(false);
  const [adOpen, setAdOpen] = useState(false);
  const goTo = useGoTo();

  function onLink(id: string, to: Place, within: Light | undefined) {
    // Without the resume beside it, the words of a line open below its requirement.
    if (!wide && "line" in to && within && "requirement" in within) {
      lighting.toggle(within);
      return;
    }
    if ("adLine" in to) setAdOpen(true);
    // A line of the advertisement is lit with the requirement that it was read from.
    lighting.choose("adLine" in to ? within : to);
    setAllLines(true);
    goTo(id);
  }
  usePointing(report, { onPoint: lighting.point, onPick: lighting.toggle, onLink });

  return (
    <div ref={report} className="flex flex-col">
      {!comparison.is_current && <OfItsDay comparison={comparison} />}
      <ReportHead comparison={comparison} />
      {actions}
      <Evidence
        {...{ comparison, lighting, wide, allLines, answers }}
        onAllLines={() => setAllLines(true)}
      >
        <Raises comparison={comparison} answers={answers} />
      </Evidence>
      <Advertisement {...{ comparison, lighting }} open={adOpen} onToggle={setAdOpen} />
      <Findings comparison={comparison} />
      <LeftOut {...comparison} />
      <Warning comparison={comparison} />
    </div>
  );
}

/** After what it leads to has been drawn. */
function useGoTo() {
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) goThere(wanted.id);
  }, [wanted]);
  return (id: string) => setWanted({ id });
}
