import { type MouseEvent, type ReactNode, useRef } from "react";
import { Checkbox } from "../form/checkbox.tsx";
import { type Column, flowOf } from "./column.ts";
import { type Selection, tickedOf, toggleAll, toggleRows } from "./selection.ts";

interface TableProps<Row> {
  /** What is listed, for those who do not see it. */
  label: string;
  /** The first one names the row, and opens it. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row in a few words: "Select Dorrington Hale". */
  rowLabel: (row: Row) => string;
  /** Gives each row a box to tick. With Shift, the rows between this press and the last as well. */
  selection?: Selection;
  onOpen?: (row: Row) => void;
  /** The key of the row that is open beside the table. */
  open?: string | undefined;
  /** What stands here instead when there are no rows. */
  empty?: ReactNode;
}

/** The table of the product. It fits its screen: columns give way, words wrap, nothing scrolls. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, rowLabel, selection, onOpen, open, empty } = props;
  const lastPressed = useRef<string>(undefined);
  if (rows.length === 0 && empty) return empty;

  const keys = rows.map(rowKey);
  function onTick(key: string, range: boolean) {
    const from = range ? lastPressed.current : undefined;
    selection?.onChange(toggleRows(keys, selection.selected, key, from));
    lastPressed.current = key;
  }

  return (
    <table
      aria-label={label}
      className={`w-full border-separate border-spacing-0 text-13 tabular-nums ${selection || onOpen ? EDGES : ""}`}
    >
      <thead>
        <tr>
          {selection && <TickAll keys={keys} {...selection} />}
          {columns.map((column, index) => (
            <th
              key={column.key}
              scope="col"
              style={{ width: column.width }}
              className={`${HEAD} font-medium text-ink-2 ${flowOf(column, index === 0)}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = rowKey(row);
          return (
            <TableRow
              key={key}
              row={row}
              columns={columns}
              label={rowLabel(row)}
              ticked={selection?.selected.has(key)}
              onTick={(range) => onTick(key, range)}
              open={key === open}
              onOpen={onOpen && (() => onOpen(row))}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Rows that light up need their words off the edge; a table to read keeps to the edge of the text. */
const EDGES = "[&_tr>:first-child]:pl-3 [&_tr>:last-child]:pr-3";
const HEAD = "h-9 border-ink border-b py-1.5 pr-3 align-middle last:pr-0";

function TickAll({ keys, selected, onChange }: Selection & { keys: readonly string[] }) {
  const ticked = tickedOf(keys, selected);
  return (
    <td className={`${HEAD} w-9`}>
      <Checkbox
        aria-label="Select all"
        checked={ticked === "all"}
        mixed={ticked === "some"}
        onChange={() => onChange(toggleAll(keys, selected))}
      />
    </td>
  );
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The row in a few words. */
  label: string;
  /** Undefined where nothing can be ticked. */
  ticked: boolean | undefined;
  onTick: (range: boolean) => void;
  open: boolean;
  onOpen: (() => void) | undefined;
}

/** The pointer may press anywhere in a row that opens; the keyboard has the button in its first cell. */
function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, label, ticked, onTick, open, onOpen } = props;
  const [first, ...others] = columns;
  return (
    <tr
      aria-current={open || undefined}
      onClick={onOpen && ((event) => isOnRow(event) && onOpen())}
      className={`${onOpen ? "cursor-pointer" : ""} ${lookOf(ticked, open, onOpen !== undefined)}`}
    >
      {ticked !== undefined && (
        <td className={`${CELL} w-9`}>
          <Checkbox
            aria-label={`Select ${label}`}
            checked={ticked}
            onChange={({ nativeEvent }) => onTick(hasShift(nativeEvent))}
          />
        </td>
      )}
      {first && (
        <th scope="row" className={`${CELL} font-medium ${flowOf(first, true)}`}>
          {onOpen ? <Opener onOpen={onOpen}>{first.cell(row)}</Opener> : first.cell(row)}
        </th>
      )}
      {others.map((column) => (
        <td key={column.key} className={`${CELL} ${flowOf(column, false)}`}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

const CELL = "h-[46px] border-rule border-b py-1.5 pr-3 align-middle last:pr-0";
const INK_EDGE = "[&>:first-child]:shadow-[inset_2px_0_var(--color-ink)]";

/** A row lights up only where there is something to press. */
function lookOf(ticked: boolean | undefined, open: boolean, opens: boolean): string {
  if (open) return `bg-paper-2 ${INK_EDGE}`;
  if (ticked) return `bg-wash ${INK_EDGE}`;
  return ticked === false || opens ? "hover:bg-paper-3" : "";
}

function Opener({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="min-h-6 text-left decoration-rule-2 underline-offset-3 hover:underline"
    >
      {children}
    </button>
  );
}

/**
 * On the row itself: not on something in it that does its own work, nor in a menu that hangs from it
 * and stands elsewhere on the page, and not at the end of copying.
 */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest("a, button, input, select, label")) return false;
  return getSelection()?.isCollapsed !== false;
}

function hasShift(event: Event): boolean {
  return event instanceof window.MouseEvent && event.shiftKey;
}
