import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { DraftEdit, DraftList } from "#contract/job-creation.ts";
import { Menu, MenuItem } from "#web/ui/float/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import {
  EDIT_HINT_ID,
  ITEM_LIMIT,
  PRESSED,
  QUIET,
  TextEditor,
  useEditing,
} from "./editable-text.tsx";
import { draftTexts as texts } from "./texts.ts";
import { Worded, type WordedText } from "./worded.tsx";

interface EditableListProps {
  fact: DraftList;
  /** What its lines are, for those who do not see where they stand. */
  label: string;
  /** Said while there is none. */
  add: string;
  items: readonly WordedText[];
  /** Words to look at. */
  flagged: readonly string[];
  /** None: it is shown and cannot be changed. */
  onEdit?: ((edit: DraftEdit) => void) | undefined;
}

/** A button of a line. */
interface Place {
  at: number;
  act: string;
}

/** The lines of a list, each changed, moved or taken out where it stands. */
export function EditableList({ fact, label, add, items, flagged, onEdit }: EditableListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { wanted, watching } = useKeptFocus(list, items);
  const all = items.map(({ text }) => text);
  const put = (next: string[]) => onEdit?.({ op: "items", fact, items: next });
  function act(at: number, what: ItemAct): void {
    const item = all[at];
    if (item === undefined) return;
    wanted.current = { at: at + (STEPS[what] ?? 0), act: STEPS[what] ? what : "text" };
    if (what === "swap") onEdit?.({ op: "move", from: fact, to: OTHER[fact] ?? fact, item });
    else if (what === "remove") put(all.filter((_, index) => index !== at));
    else put(moved(all, at, at + (STEPS[what] ?? 0)));
  }
  function rename(at: number, text: string): void {
    if (text === all[at]) return;
    put(all.flatMap((one, index) => (index === at ? linesOf(text) : [one])));
  }
  return (
    <div ref={list} {...watching}>
      {items.length > 0 && (
        <ul aria-label={label}>
          {items.map((item, at) => (
            <ListItem
              key={keyOf(all, at)}
              item={item}
              flagged={flagged}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              swap={fact === "must" || fact === "nice" ? texts.swap[fact] : undefined}
              onRename={onEdit && ((text) => rename(at, text))}
              onAct={(what) => act(at, what)}
            />
          ))}
        </ul>
      )}
      {onEdit && (
        <AddLine
          label={label}
          add={items.length > 0 ? texts.addLine : add}
          onAdd={(lines) => put([...all, ...lines])}
        />
      )}
    </div>
  );
}

/**
 * The focus after the list has changed: where an act wants it, or, when the line that had it came back
 * in other words, on that line.
 */
function useKeptFocus(list: RefObject<HTMLDivElement | null>, items: readonly WordedText[]) {
  const wanted = useRef<Place>(undefined);
  const last = useRef<Place>(undefined);
  const signature = items.map(({ text }) => text).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are other ones, or in another order.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    const place = wanted.current ?? (isLost ? last.current : undefined);
    if (place && list.current) focusOn(list.current, place);
    wanted.current = undefined;
  }, [signature]);
  const watching = {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const line = target.closest("li");
      const at = [...(line?.parentElement?.children ?? [])].indexOf(line ?? target);
      last.current = { at, act: target.dataset.act ?? "text" };
    },
    // What is taken off the page does not say so here.
    onBlur() {
      last.current = undefined;
    },
  };
  return { wanted, watching };
}

const STEPS: Partial<Record<ItemAct, number>> = { up: -1, down: 1 };
const OTHER: Partial<Record<DraftList, DraftList>> = { must: "nice", nice: "must" };

function moved(all: readonly string[], from: number, to: number): string[] {
  const next = [...all];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** A line keeps its element when it moves; the same words a second time are another line. */
const keyOf = (all: readonly string[], at: number) =>
  `${all.slice(0, at).filter((text) => text === all[at]).length} ${all[at]}`;

/** What was pasted in several lines is several lines of the list. */
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function focusOn(list: HTMLElement, { at, act }: Place): void {
  const lines = list.querySelectorAll("li");
  const line = lines[Math.min(at, lines.length - 1)];
  const find = (name: string) => line?.querySelector<HTMLElement>(`[data-act="${name}"]`);
  const shown = [act, "menu", "text"].map(find).find((button) => button?.checkVisibility());
  (shown ?? list.querySelector<HTMLElement>("[data-act=add]"))?.focus();
}

interface AddLineProps {
  label: string;
  add: string;
  onAdd: (lines: string[]) => void;
}

/** Enter keeps a line and begins the next; an empty one ends it. */
function AddLine({ label, add, onAdd }: AddLineProps) {
  const { isOpen, button, open, close } = useEditing();
  const [added, setAdded] = useState(0);
  if (!isOpen)
    return (
      <button ref={button} type="button" data-act="add" onClick={open} className={QUIET}>
        {add}
        {add === texts.addLine && <span className="sr-only">: {label}</span>}
      </button>
    );
  return (
    <TextEditor
      key={added}
      label={texts.newLine(label)}
      initial=""
      limit={ITEM_LIMIT}
      hasLines
      onKeep={(text, byKey) => {
        const lines = linesOf(text);
        if (lines.length > 0) onAdd(lines);
        if (byKey && lines.length > 0) setAdded(added + 1);
        else close(byKey);
      }}
      onGiveUp={() => close(true)}
    />
  );
}

type ItemAct = "text" | "up" | "down" | "swap" | "remove";

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
function ListItem(props: ListItemProps) {
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
