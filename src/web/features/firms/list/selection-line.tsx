import { Button, TextButton } from "#web/ui/button.tsx";
import type { MarkedFirm } from "../model/marked-firm.ts";
import { firmTexts as texts } from "../texts.ts";
import type { FirmVerbs } from "./use-firm-verbs.ts";

interface SelectionLineProps {
  all: readonly MarkedFirm[];
  shown: readonly MarkedFirm[];
  selected: readonly MarkedFirm[];
  onClear: () => void;
  verbs: FirmVerbs;
}

/** How many firms there are; with some of them ticked, how many, and what can be done with them. */
export function SelectionLine({ all, shown, selected, onClear, verbs }: SelectionLineProps) {
  const count = selected.length;
  const hidden = selected.filter((firm) => !shown.includes(firm)).length;
  return (
    // As high as its buttons from the start: the table below does not move when they come.
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="text-13 text-ink-2 tabular-nums">
        {shown.length === all.length
          ? texts.count(all.length)
          : texts.countOf(shown.length, all.length)}
        {count > 0 && <b className="font-[550] text-ink">, {texts.selected(count)}</b>}
        {hidden > 0 && `, ${texts.hidden(hidden)}`}
      </p>
      {count > 0 && (
        <>
          <TextButton onClick={onClear} className="mr-auto max-md:min-h-11">
            {texts.clearSelection}
          </TextButton>
          <div className="flex flex-wrap gap-2 max-md:basis-full max-md:*:min-h-11">
            <Button
              look="line"
              busy={verbs.isScraping}
              onClick={() => verbs.scrape(selected.map(({ id }) => id))}
            >
              {texts.scrapeMany(count)}
            </Button>
            <Button look="danger" onClick={() => verbs.remove(selected)}>
              {texts.deleteMany(count)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
