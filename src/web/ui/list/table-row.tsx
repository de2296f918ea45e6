import type { MouseEvent, ReactNode } from "react";
import { Checkbox } from "../form/checkbox.tsx";
import { type Column, flowOf } from "./column.ts";

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
export function TableRow<Row>(props: TableRowProps<Row>) {
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
