import type { FairnessExample, FairnessFinding } from "#contract/fairness.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import type { Column } from "#web/ui/list/table/column.ts";
import { Table } from "#web/ui/list/table.tsx";
import { KIND_TEXTS, fairnessTexts as texts } from "../texts.ts";

interface Row extends FairnessExample {
  readonly key: string;
  readonly kind: FairnessFinding["kind"];
}

const { columns, number } = texts;

const COLUMNS: readonly Column<Row>[] = [
  { key: "job", title: columns.job, cell: ({ job }) => job },
  {
    key: "change",
    title: columns.kind,
    cell: ({ kind, change }) => `${KIND_TEXTS[kind].short}: ${change}`,
  },
  { key: "before", title: columns.before, align: "right", cell: ({ before }) => number(before) },
  { key: "after", title: columns.after, align: "right", cell: ({ after }) => number(after) },
];

/** The largest changes, if there are any. */
export function Examples({ findings }: { findings: readonly FairnessFinding[] }) {
  const rows = findings.flatMap(({ kind, examples }) =>
    examples.map((example, at): Row => ({ ...example, kind, key: `${kind}-${at}` })),
  );
  if (rows.length === 0) return null;
  return (
    <RuledList title={texts.examples} lead={texts.examplesLead}>
      <Table
        label={texts.examples}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        rowLabel={({ job }) => job}
      />
    </RuledList>
  );
}
