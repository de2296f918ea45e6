import type { SystemStatus } from "#contract/system-status.ts";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { ageText } from "./age-text.ts";
import { PROVIDER_WORDS, sizeText, statusTexts as texts } from "./texts.ts";

/** What runs here, and what it is set up with. */
export function Facts({ status, now }: { status: SystemStatus; now: Date }) {
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
