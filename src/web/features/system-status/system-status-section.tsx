import { useQuery } from "@tanstack/react-query";
import type { StatusPart, SystemStatus } from "#contract/system-status.ts";
import { messageOf } from "#web/lib/api.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { RuledList } from "#web/ui/list/ruled-list.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { statusQuery } from "./api.ts";
import { Facts } from "./facts.tsx";
import { GivenUpList } from "./given-up-list.tsx";
import { Queues } from "./queues.tsx";
import { summaryOf } from "./summary-of.ts";
import { PART_WORDS, statusTexts as texts } from "./texts.ts";

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
