import type { FairnessFinding } from "#contract/fairness.ts";
import type { Column } from "#web/ui/list/column.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { KIND_TEXTS, fairnessTexts as texts } from "./texts.ts";

const { columns, number } = texts;

const COLUMNS: readonly Column<FairnessFinding>[] = [
  { key: "kind", title: columns.kind, cell: (finding) => <Kind finding={finding} /> },
  {
    key: "resumes",
    title: columns.resumes,
    align: "right",
    hideBelow: "md",
    cell: ({ resumes }) => number(resumes),
  },
  {
    key: "pairs",
    title: columns.pairs,
    align: "right",
    hideBelow: "md",
    cell: ({ pairs }) => number(pairs),
  },
  {
    key: "changed",
    title: columns.changed,
    align: "right",
    cell: ({ changed }) => number(changed),
  },
  {
    key: "largest",
    title: columns.largest,
    align: "right",
    cell: ({ largest }) => texts.points(largest),
  },
  {
    key: "relevelled",
    title: columns.relevelled,
    align: "right",
    hideBelow: "md",
    cell: ({ relevelled }) => number(relevelled),
  },
];

/** What was changed, and what came of it. */
export function Findings({ findings }: { findings: readonly FairnessFinding[] }) {
  return (
    <RuledList title={texts.findings}>
      <Table
        label={texts.findings}
        columns={COLUMNS}
        rows={findings}
        rowKey={({ kind }) => kind}
        rowLabel={({ kind }) => KIND_TEXTS[kind].name}
      />
    </RuledList>
  );
}

function Kind({ finding: { kind, unseen } }: { finding: FairnessFinding }) {
  const { name, how } = KIND_TEXTS[kind];
  return (
    <div className="max-w-[52ch] py-1">
      <p className="font-[550]">{name}</p>
      <p className="font-normal text-12 text-ink-2 leading-normal">{how}</p>
      {unseen > 0 && (
        <p className="font-normal text-12 text-ink-2 leading-normal">{texts.unseen(unseen)}</p>
      )}
    </div>
  );
}
