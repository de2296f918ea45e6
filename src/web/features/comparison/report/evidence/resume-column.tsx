import type { Comparison } from "#contract/comparison.ts";
import { TextButton } from "#web/ui/button.tsx";
import { linesOf, requirementsByLine } from "../model/requirement-rows.ts";
import { reportTexts as texts } from "../texts.ts";
import { ColumnHead } from "./column-head.tsx";
import { NumberedLines } from "./numbered-lines.tsx";
import { lineId, SCROLLER } from "./places.ts";
import type { Lighting } from "./use-lighting.ts";

/** On a small screen the rest waits until somebody wants it. */
const SHOWN_AT_FIRST = 28;

interface ResumeColumnProps {
  comparison: Comparison;
  lighting: Lighting;
  wide: boolean;
  allLines: boolean;
  onAllLines: () => void;
}

/** The resume, line by line. Beside the requirements it stays in sight and scrolls by itself. */
export function ResumeColumn(props: ResumeColumnProps) {
  const { comparison, lighting, wide, allLines, onAllLines } = props;
  const { lines } = comparison.resume;
  const whole = wide || allLines || lines.length <= SHOWN_AT_FIRST;
  const shown = whole ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="flex min-w-0 flex-col xl:sticky xl:top-[72px] xl:max-h-[calc(100dvh-96px)]">
      <ColumnHead
        title={texts.says}
        note={whole ? texts.lines(lines.length) : texts.linesOf(shown.length, lines.length)}
      />
      <div
        {...SCROLLER}
        {...(wide && { role: "region", "aria-label": texts.resumeLines, tabIndex: 0 })}
        className="min-h-0 border-rule border-x border-b bg-sheet -outline-offset-2 xl:overflow-y-auto xl:[scrollbar-width:thin]"
      >
        <NumberedLines
          label={texts.resumeLines}
          lines={shown}
          idOf={lineId}
          refs={requirementsByLine(comparison, linesOf)}
          lit={lighting.lines}
          leftOut={new Set(comparison.ignored.map(({ line }) => line))}
          pointable
        />
      </div>
      {!whole && (
        <p className="mt-3">
          <TextButton onClick={onAllLines}>{texts.allLines(lines.length)}</TextButton>
        </p>
      )}
    </div>
  );
}
