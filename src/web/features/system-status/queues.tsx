import type { WorkQueue } from "#contract/system-status.ts";
import type { Column } from "#web/ui/list/column.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { ageText } from "./age-text.ts";
import { QUEUE_WORDS, statusTexts as texts } from "./texts.ts";

/** Those with something to tell; of the others, how many there are. */
export function Queues({ queues, now }: { queues: readonly WorkQueue[]; now: Date }) {
  const busy = queues.filter((queue) => !isIdle(queue));
  const idle = queues.length - busy.length;
  return (
    <RuledList title={texts.work} lead={texts.workLead}>
      <Table
        label={texts.work}
        columns={columnsAt(now)}
        rows={busy}
        rowKey={({ name }) => name}
        rowLabel={nameOf}
        empty={<p className="text-ink-2">{texts.noWork}</p>}
      />
      {idle > 0 && busy.length > 0 && <p className="mt-3 text-13 text-ink-3">{texts.idle(idle)}</p>}
    </RuledList>
  );
}

const isIdle = ({ waiting, running, done, given_up }: WorkQueue) =>
  waiting + running + done + given_up === 0;
const nameOf = ({ name }: WorkQueue) => QUEUE_WORDS[name] ?? name;

const columnsAt = (now: Date): readonly Column<WorkQueue>[] => [
  {
    key: "queue",
    title: texts.queue,
    cell: (queue) => (
      <>
        {nameOf(queue)}
        {queue.oldest && (
          <span className="block font-normal text-12 text-ink-3">
            {texts.since(ageText(new Date(queue.oldest), now))}
          </span>
        )}
      </>
    ),
  },
  { key: "waiting", title: texts.waiting, align: "right", cell: ({ waiting }) => figure(waiting) },
  { key: "running", title: texts.running, align: "right", cell: ({ running }) => figure(running) },
  {
    key: "done",
    title: texts.done,
    align: "right",
    hideBelow: "md",
    cell: ({ done }) => figure(done),
  },
  {
    key: "givenUp",
    title: texts.givenUp,
    align: "right",
    cell: ({ given_up }) => figure(given_up),
  },
];

const figure = (count: number) => count.toLocaleString("en-AU");
