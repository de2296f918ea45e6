import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { isBlank, moved, newRow, type Row, type Rows } from "./draft.ts";
import { profileTexts, type RowWords, rowTexts, rowTexts as texts } from "./texts.ts";
import { addId, fieldId, headId, type RowStage } from "./use-row-stage.ts";

/** The same as the server takes. */
const AT_MOST = 200;

interface RowListProps<Item> {
  name: string;
  rows: Rows<Item>;
  onChange: (next: (rows: Rows<Item>) => Rows<Item>) => void;
  stage: RowStage;
  words: RowWords;
  blank: Item;
  /** The field that a new entry begins with. */
  first: keyof Item & string;
  /** In one line, as a reader would call it; "" while there is nothing to call it by. */
  titleOf: (item: Item) => string;
  detailOf: (item: Item) => string;
  fields: (row: Row<Item>, edit: (part: Partial<Item>) => void) => ReactNode;
}

/** A list of entries: each is one line until it is opened to be written in. */
export function RowList<Item extends object>(props: RowListProps<Item>) {
  const { name, rows, onChange, stage, words, titleOf, detailOf, fields } = props;
  const [said, setSaid] = useState("");
  const nameOf = (item: Item) => titleOf(item) || words.unnamed;

  function add() {
    const row = newRow(props.blank);
    onChange((now) => [...now, row]);
    stage.open(row.key);
    stage.focus(fieldId(row.key, props.first));
  }
  function edit(key: string, part: Partial<Item>) {
    onChange((now) =>
      now.map((row) => (row.key === key ? { key, item: { ...row.item, ...part } } : row)),
    );
  }
  function move(row: Row<Item>, by: -1 | 1) {
    const next = moved(rows, row.key, by);
    onChange((now) => moved(now, row.key, by));
    const at = next.findIndex(({ key }) => key === row.key) + 1;
    setSaid(rowTexts.place(nameOf(row.item), at, next.length));
  }
  function remove(row: Row<Item>, at: number) {
    const neighbour = rows[at + 1] ?? rows[at - 1];
    onChange((now) => now.filter(({ key }) => key !== row.key));
    stage.focus(neighbour ? headId(neighbour.key) : addId(name));
    if (isBlank(row.item)) return;
    const onPress = () => onChange((now) => now.toSpliced(at, 0, row));
    toast.info(rowTexts.removed(nameOf(row.item)), {
      action: { label: profileTexts.undo, onPress },
    });
  }
  return (
    <>
      {rows.length === 0 && <p className="text-13 text-ink-2">{words.none}</p>}
      <ul className="border-rule border-t empty:hidden">
        {rows.map((row, at) => (
          <li key={row.key} className="border-rule border-b">
            <RowHead
              rowKey={row.key}
              name={nameOf(row.item)}
              detail={detailOf(row.item)}
              open={stage.isOpen(row.key)}
              onToggle={() => stage.toggle(row.key)}
              onUp={at > 0 ? () => move(row, -1) : undefined}
              onDown={at < rows.length - 1 ? () => move(row, 1) : undefined}
              onRemove={() => remove(row, at)}
            />
            {stage.isOpen(row.key) && (
              <fieldset
                aria-label={nameOf(row.item)}
                className="grid min-w-0 gap-4 pt-1 pb-6 md:grid-cols-2"
              >
                {fields(row, (part) => edit(row.key, part))}
              </fieldset>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        id={addId(name)}
        look="line"
        className="justify-self-start max-md:min-h-11"
        disabled={rows.length >= AT_MOST}
        onClick={add}
      >
        <WorkIcon name="plus" />
        {words.add}
      </Button>
    </>
  );
}

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
function RowHead(props: RowHeadProps) {
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
