import { relativeTime } from "#web/lib/time-text.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import type { Column } from "#web/ui/list/table/column.ts";
import { Table } from "#web/ui/list/table.tsx";
import type { Dashboard } from "../api.ts";
import { scrapingTexts as texts } from "../texts.ts";

type TopFirm = Dashboard["top_firms"][number];

/** Those with the most approved jobs. */
export function TopFirms({ firms, now }: { firms: readonly TopFirm[]; now: Date }) {
  return (
    <RuledList title={texts.topFirms}>
      <Table
        label={texts.topFirms}
        columns={columnsAt(now)}
        rows={firms}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        empty={<p className="text-ink-2">{texts.noFirms}</p>}
      />
    </RuledList>
  );
}

function columnsAt(now: Date): readonly Column<TopFirm>[] {
  const { firm, approved, all, lastRead } = texts.columns;
  return [
    { key: "firm", title: firm, cell: ({ name }) => name },
    {
      key: "approved",
      title: approved,
      align: "right",
      cell: ({ approved_jobs }) => texts.number(approved_jobs),
    },
    { key: "all", title: all, align: "right", cell: ({ total_jobs }) => texts.number(total_jobs) },
    {
      key: "lastRead",
      title: lastRead,
      align: "right",
      cell: ({ last_scraped_at: at }) => (at ? relativeTime(new Date(at), now) : texts.neverRead),
    },
  ];
}
