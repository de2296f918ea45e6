import type { Editor } from "@tiptap/core";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { richTexts as texts } from "../texts.ts";
import { canMoveChart, moveChart } from "./chart-node.ts";

/** What can be done with the chart that is selected. */
export function ChartTools({ editor }: { editor: Editor }) {
  const move = (by: -1 | 1, label: string, icon: "up" | "down") => (
    <Button
      look="quiet"
      className="max-md:px-2"
      aria-disabled={!canMoveChart(editor, by)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => moveChart(editor, by)}
    >
      {icon === "up" ? <Icon name="up" /> : <Icon name="up" className="rotate-180" />}
      {label}
    </Button>
  );
  return (
    <fieldset aria-label={texts.chartTools} className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <p className="mr-2 text-13 text-ink-2 max-md:sr-only">{texts.chartNote}</p>
      {move(-1, texts.moveUp, "up")}
      {move(1, texts.moveDown, "down")}
      <Button
        look="quiet"
        className="max-md:px-2"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        <WorkIcon name="bin" />
        {texts.remove}
      </Button>
    </fieldset>
  );
}
