import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { rowTexts as texts } from "../texts.ts";
import { headId } from "./use-row-stage.ts";

/** The arrow of `up`, upside down: `down` is the small one of menus. */
const DOWN = "M8 3v10M4 9l4 4 4-4";

interface RowHeadProps {
  rowKey: string;
  name: string;
  detail: string;
  open: boolean;
  onToggle: () => void;
  /** Nothing at that end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

/** An entry in one line, and what can be done with it as a whole. */
export function RowHead(props: RowHeadProps) {
  const { rowKey, name, detail, open, onToggle, onUp, onDown, onRemove } = props;
  return (
    <div className="flex flex-wrap items-start gap-x-2 py-1.5">
      <h3 className="min-w-[180px] flex-1 text-wrap font-sans font-normal text-15 leading-[1.45] tracking-normal">
        <button
          type="button"
          id={headId(rowKey)}
          aria-expanded={open}
          onClick={onToggle}
          className="group flex w-full items-start gap-2 py-1.5 text-left max-md:min-h-11"
        >
          <Icon
            name="down"
            className={`mt-[3px] text-ink-3 transition-transform group-hover:text-ink ${open ? "" : "-rotate-90"}`}
          />
          <span className="wrap-anywhere min-w-0">
            <span className="block font-[550]">{name}</span>
            {detail && <span className="block text-13 text-ink-3">{detail}</span>}
          </span>
        </button>
      </h3>
      <div className="ml-auto flex">
        <Tool label={texts.up(name)} onPress={onUp}>
          <Icon name="up" />
        </Tool>
        <Tool label={texts.down(name)} onPress={onDown}>
          <Drawing path={DOWN} />
        </Tool>
        <Tool label={texts.remove(name)} onPress={onRemove}>
          <WorkIcon name="bin" />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** At the end of the list it stays, so that the focus stays too; pressing it does nothing. */
function Tool({ label, onPress, children }: ToolProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={onPress === undefined || undefined}
      onClick={onPress}
      className="text-ink-3 aria-disabled:opacity-35 max-md:size-11"
    >
      {children}
    </Button>
  );
}
