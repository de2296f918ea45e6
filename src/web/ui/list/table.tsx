import { type ReactNode, useRef } from "react";
import { Checkbox } from "../form/checkbox.tsx";
import { type Column, flowOf } from "./column.ts";
import { type Selection, tickedOf, toggleAll, toggleRows } from "./selection.ts";
import { TableRow } from "./table-row.tsx";

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
