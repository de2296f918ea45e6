import type { ReactNode } from "react";
import { Menu, MenuItem } from "#web/ui/float/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { EDIT_HINT_ID, ITEM_LIMIT, PRESSED, TextEditor, useEditing } from "./editable-text.tsx";
import { draftTexts as texts } from "./texts.ts";
import { Worded, type WordedText } from "./worded.tsx";

export type ItemAct = "text" | "up" | "down" | "swap" | "remove";

const DASH =
  "relative pl-4 before:absolute before:top-3 before:left-0 before:w-[7px] before:border-ink-3 before:border-t";

interface ListItemProps {
  item: WordedText;
  flagged: readonly string[];
  isFirst: boolean;
  isLast: boolean;
  /** "Make it nice to have", where there is such another list. */
  swap: string | undefined;
  /** None: it is shown and cannot be changed. */
  onRename?: ((text: string) => void) | undefined;
  onAct: (act: ItemAct) => void;
}

/** One line of a list, and what can be done with it. */
export function ListItem(props: ListItemProps) {
  const { item, flagged, onRename } = props;
  const { isOpen, button, open, close } = useEditing();
  const words = <Worded {...item} flagged={flagged} />;
  if (!onRename) return <li className={DASH}>{words}</li>;
  if (isOpen)
    return (
      <li className={DASH}>
        <TextEditor
          label={texts.field(item.text)}
          initial={item.text}
          limit={ITEM_LIMIT}
          onKeep={(text, byKey) => {
            close(byKey);
            onRename(text);
          }}
          onGiveUp={() => close(true)}
        />
      </li>
    );
  return (
    <li className={`group ${DASH} flex items-start justify-between gap-2`}>
      <button
        ref={button}
        type="button"
        data-act="text"
        aria-describedby={EDIT_HINT_ID}
        onClick={open}
        className={`${PRESSED} min-w-0 max-md:flex-1 max-md:py-1`}
      >
        {words}
      </button>
      <Acts {...props} />
    </li>
  );
}

interface Act {
  act: ItemAct;
  label: string;
  icon: ReactNode;
}

function actsOf({ isFirst, isLast, swap }: ListItemProps): Act[] {
  const up: Act = { act: "up", label: texts.up, icon: <Icon name="up" small /> };
  const down: Act = {
    act: "down",
    label: texts.down,
    icon: <Icon name="up" small className="rotate-180" />,
  };
  const other: Act = { act: "swap", label: swap ?? "", icon: <WorkIcon name="swap" small /> };
  const remove: Act = { act: "remove", label: texts.remove, icon: <Icon name="close" small /> };
  return [...(isFirst ? [] : [up]), ...(isLast ? [] : [down]), ...(swap ? [other] : []), remove];
}

/** Small buttons beside the line where there is a pointer or a keyboard; on a phone they are behind one. */
function Acts(props: ListItemProps) {
  const { text } = props.item;
  const acts = actsOf(props);
  return (
    <>
      <span className="-my-0.5 pointer-events-none absolute top-0 right-0 z-1 flex bg-sheet opacity-0 focus-within:pointer-events-auto focus-within:opacity-100 group-hover:pointer-events-auto group-hover:opacity-100 md:-right-11 lg:-right-5 xl:-right-11 max-md:hidden [@media(hover:none)]:pointer-events-auto [@media(hover:none)]:static [@media(hover:none)]:opacity-100">
        {acts.map(({ act, label, icon }) => (
          <button
            key={act}
            type="button"
            data-act={act}
            aria-label={`${label}: ${text}`}
            title={label}
            onClick={() => props.onAct(act)}
            className="grid size-7 flex-none place-items-center rounded-sm text-ink-2 hover:bg-paper-3 hover:text-ink focus-visible:-outline-offset-2"
          >
            {icon}
          </button>
        ))}
      </span>
      <span className="-my-1 flex-none md:hidden">
        <Menu
          label={texts.more(text)}
          trigger={
            <button
              type="button"
              data-act="menu"
              aria-label={texts.more(text)}
              className="grid size-11 place-items-center text-ink-3"
            >
              <WorkIcon name="dots" className="*:stroke-[2.2]" />
            </button>
          }
        >
          {acts.map(({ act, label, icon }) => (
            <MenuItem
              key={act}
              icon={icon}
              danger={act === "remove"}
              onSelect={() => props.onAct(act)}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </span>
    </>
  );
}
