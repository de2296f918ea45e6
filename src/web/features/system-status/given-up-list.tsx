import { useQueryClient } from "@tanstack/react-query";
import type { GivenUp } from "#contract/system-status.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { ageText } from "./age-text.ts";
import { retry, retryAll } from "./api.ts";
import { QUEUE_WORDS, statusTexts as texts } from "./texts.ts";

/** What nobody will try again unless somebody says so. */
export function GivenUpList({ letters, now }: { letters: readonly GivenUp[]; now: Date }) {
  const client = useQueryClient();
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const again = ({ id }: GivenUp) =>
    void run(id, async () => toast.success(await retry(client, id)));
  return (
    <RuledList title={texts.letters} lead={letters.length > 0 && texts.lettersLead}>
      {fault && (
        <div className="mb-4">
          <Banner kind="bad" onClose={dismiss}>
            {fault}
          </Banner>
        </div>
      )}
      {letters.filter(({ in_doubt }) => !in_doubt).length > 1 && (
        <div className="mb-4">
          <Button
            look="line"
            busy={busy === ALL}
            onClick={() => void run(ALL, async () => toast.success(await retryAll(client)))}
          >
            {texts.retryAll}
          </Button>
        </div>
      )}
      <Table
        label={texts.letters}
        columns={columnsFor(now, busy, again)}
        rows={letters}
        rowKey={({ id }) => id}
        rowLabel={nameOf}
        empty={<p className="text-ink-2">{texts.noLetters}</p>}
      />
    </RuledList>
  );
}

const ALL = "all";
const nameOf = ({ name }: GivenUp) => QUEUE_WORDS[name] ?? name;

const columnsFor = (
  now: Date,
  busy: string | undefined,
  again: (letter: GivenUp) => void,
): readonly Column<GivenUp>[] => [
  {
    key: "queue",
    title: texts.queue,
    cell: (letter) => (
      <>
        {nameOf(letter)}
        <span className="wrap-anywhere block font-normal text-12 text-ink-3 md:hidden">
          {letter.reason}
        </span>
        {letter.in_doubt && (
          <span className="block font-normal text-12 text-ink-2">{texts.inDoubt}</span>
        )}
      </>
    ),
  },
  {
    key: "reason",
    title: texts.reason,
    hideBelow: "md",
    cell: ({ reason, attempts }) => (
      <>
        <span className="wrap-anywhere">{reason}</span>
        <span className="block text-12 text-ink-3">{texts.attempts(attempts)}</span>
      </>
    ),
  },
  {
    key: "when",
    title: texts.when,
    cell: ({ failed_at }) => (
      <time dateTime={failed_at}>{ageText(new Date(failed_at), now)} ago</time>
    ),
  },
  {
    key: "retry",
    title: texts.retry,
    align: "right",
    cell: (letter) => (
      <Button look="soft" busy={busy === letter.id} onClick={() => again(letter)}>
        {texts.retry}
        <span className="sr-only">: {nameOf(letter)}</span>
      </Button>
    ),
  },
];
