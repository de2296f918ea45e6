import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GivenUp, StatusPart, SystemStatus, WorkQueue } from "#contract/system-status.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { retry, retryAll, statusQuery } from "./api.ts";
import {
  PART_WORDS,
  PROVIDER_WORDS,
  QUEUE_WORDS,
  sizeText,
  statusTexts as texts,
} from "./texts.ts";

const MINUTE_MS = 60_000;
const STEPS = [
  { name: "day", ms: 1440 * MINUTE_MS },
  { name: "hour", ms: 60 * MINUTE_MS },
  { name: "minute", ms: MINUTE_MS },
];

/** "a moment", "1 minute", "3 hours", "2 days": whole ones, the largest that fits. */
export function ageText(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  const step = STEPS.find(({ ms }) => age >= ms);
  if (!step) return "a moment";
  const count = Math.floor(age / step.ms);
  return `${count} ${step.name}${count === 1 ? "" : "s"}`;
}

/** For operators: whether everything works, what waits, and what was given up. */
export function SystemStatusSection() {
  const { data, isPending, error, refetch } = useQuery(statusQuery);
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <p className="mb-2 text-13">
        <TextLink to="/admin">{texts.back}</TextLink>
      </p>
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      {isPending && (
        <div className="mt-8">
          <SkeletonList rows={6} label={texts.loading} />
        </div>
      )}
      {data && <Shown status={data} />}
      {!data && error && (
        <div className="mt-8">
          <ErrorState
            title={texts.failedTitle}
            text={messageOf(error, texts.unexpected)}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </section>
  );
}

function Shown({ status }: { status: SystemStatus }) {
  const now = new Date(status.checked_at);
  const time = now.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
  return (
    <>
      <p className="mt-2 text-18">{summaryOf(status)}</p>
      <p className="mt-1 mb-8 text-13 text-ink-3">{texts.checked(time)}</p>
      <div className="grid gap-y-12">
        <Parts parts={status.parts} />
        <GivenUpList letters={status.given_up} now={now} />
        <Queues queues={status.queues} now={now} />
        <Facts status={status} now={now} />
      </div>
    </>
  );
}

/** What people cannot do without, and what can wait for a while. */
function Parts({ parts }: { parts: readonly StatusPart[] }) {
  return (
    <RuledList title={texts.parts}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
        {parts.map((part) => (
          <div key={part.name}>
            <dt className="text-13 text-ink-2">{PART_WORDS[part.name] ?? part.name}</dt>
            <dd>
              <StatusWord dot={dotOf(part)}>{part.is_up ? texts.up : texts.isDown}</StatusWord>
            </dd>
          </div>
        ))}
      </dl>
    </RuledList>
  );
}

function dotOf({ is_up, is_optional }: StatusPart) {
  if (is_up) return "ok";
  return is_optional ? "warn" : "bad";
}

/** Those with something to tell; of the others, how many there are. */
function Queues({ queues, now }: { queues: readonly WorkQueue[]; now: Date }) {
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

/** What runs here, and what it is set up with. */
function Facts({ status, now }: { status: SystemStatus; now: Date }) {
  return (
    <RuledList title={texts.facts}>
      <dl className="grid gap-x-8 md:grid-cols-[11rem_minmax(0,1fr)]">
        {factsOf(status, now).map(([name, fact]) => (
          <div
            key={name}
            className="border-rule border-b py-2.5 md:col-span-2 md:grid md:grid-cols-subgrid"
          >
            <dt className="text-13 text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </RuledList>
  );
}

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(", ");

function factsOf({ program, database, index, setup }: SystemStatus, now: Date) {
  const started = `${ageText(new Date(program.started_at), now)} ago`;
  return [
    [texts.program, texts.programFact(started, sizeText(program.memory_bytes))],
    [texts.engine, texts.engineFact(program.engine)],
    [texts.index, indexFact(index)],
    [texts.database, databaseFact(database, setup.database)],
    [texts.files, texts.filesKinds[setup.files]],
    [texts.mail, texts.mailKinds[setup.mail]],
    [texts.model, setup.model || texts.noModel],
    [texts.search, setup.search ? texts.isSet : texts.noSearch],
    [texts.board, boardFact(setup)],
    [texts.schedule, setup.blog_schedule ? texts.scheduled(setup.blog_schedule) : texts.noSchedule],
    [texts.signIn, signInFact(setup.sign_in_with)],
    [texts.demo, setup.demo ? texts.demoOn : texts.demoOff],
  ] as const;
}

function indexFact(index: SystemStatus["index"]): string {
  if (!index) return texts.indexLoads;
  const { jobs, candidates, bytes, is_reading } = index;
  return joined(
    texts.indexFact(jobs, candidates, sizeText(bytes)),
    is_reading && texts.indexReading,
  );
}

const databaseFact = (
  { version, bytes, connections, connections_most, migration }: SystemStatus["database"],
  kind: SystemStatus["setup"]["database"],
) =>
  joined(
    texts.databaseFact(version, sizeText(bytes)),
    texts.databaseKinds[kind],
    texts.connections(connections, connections_most),
    texts.migration(migration),
  );

const boardFact = ({ board, board_permission }: SystemStatus["setup"]) =>
  board
    ? joined(texts.isSet, board_permission ? texts.permission : texts.noPermission)
    : texts.noBoard;

function signInFact(providers: readonly string[]): string {
  const all = [texts.password, ...providers.map((name) => PROVIDER_WORDS[name] ?? name)].join(", ");
  return `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
}

/** All in one sentence or two: what does not answer, and how much was given up. */
export function summaryOf({ parts, queues }: Pick<SystemStatus, "parts" | "queues">): string {
  const down = parts.filter(({ is_up }) => !is_up).map(({ name }) => PART_WORDS[name] ?? name);
  const givenUp = queues.reduce((sum, queue) => sum + queue.given_up, 0);
  const said = [
    ...(down.length > 0 ? [texts.down(down)] : []),
    ...(givenUp > 0 ? [texts.givenUpToo(givenUp)] : []),
  ];
  return said.length > 0 ? said.join(" ") : texts.allWell;
}

/** What nobody will try again unless somebody says so. */
function GivenUpList({ letters, now }: { letters: readonly GivenUp[]; now: Date }) {
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
        rowLabel={nameOfGivenUpList}
        empty={<p className="text-ink-2">{texts.noLetters}</p>}
      />
    </RuledList>
  );
}

const ALL = "all";
const nameOfGivenUpList = ({ name }: GivenUp) => QUEUE_WORDS[name] ?? name;

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
        {nameOfGivenUpList(letter)}
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
        <span className="sr-only">: {nameOfGivenUpList(letter)}</span>
      </Button>
    ),
  },
];
