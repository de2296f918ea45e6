import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { UnfinishedTalk } from "#contract/job-creation.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { stepAddress } from "./address.ts";
import { removeTalk, talkQuery, talksQuery } from "./api.ts";
import { forgetLocalState } from "./local-state.ts";
import { unfinishedTexts as texts } from "./texts.ts";

/**
 * What was begun and left, on any device. Most people have none, so there is nothing to see until it
 * is known that there is something.
 */
export function UnfinishedTalks() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, dataUpdatedAt, isError, refetch } = useQuery(talksQuery);
  if (!data && isError)
    return (
      <Banner
        kind="bad"
        action={<TextButton onClick={() => void refetch()}>{texts.again}</TextButton>}
      >
        {texts.failed}
      </Banner>
    );
  if (!data || data.talks.length === 0) return null;
  const now = new Date(dataUpdatedAt);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-3">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-22 outline-none">
          {texts.title}
        </h2>
        <p className="text-13 text-ink-3">{texts.note}</p>
      </div>
      <ul>
        {data.talks.map((talk) => (
          <Row
            key={talk.id}
            talk={talk}
            now={now}
            onGone={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  talk: UnfinishedTalk;
  now: Date;
  /** The row that had the focus is going. */
  onGone: () => void;
}

function Row({ talk, now, onGone }: RowProps) {
  const title = talk.title || texts.untitled;
  const [isAsking, setAsking] = useState(false);
  const state = talk.can_publish ? texts.ready : texts.notReady;
  return (
    <li className="border-rule border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="wrap-anywhere font-[550]">{title}</p>
          <p className="wrap-anywhere text-13 text-ink-2">
            {[talk.company, state].filter(Boolean).join(" · ")}
            <span className="text-ink-3"> · {relativeTime(new Date(talk.updated_at), now)}</span>
          </p>
        </div>
        {isAsking ? (
          <Ask talk={talk} title={title} onGone={onGone} onKeep={() => setAsking(false)} />
        ) : (
          <div className="flex gap-2 *:max-md:min-h-11">
            <ButtonLink look="soft" to={stepAddress({ at: "chat", talk: talk.id })}>
              {texts.goOn}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {texts.discard}
              <span className="sr-only">: {title}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

interface AskProps extends Pick<RowProps, "talk" | "onGone"> {
  title: string;
  onKeep: () => void;
}

/** It cannot be brought back, so it is asked first, in the row itself. */
function Ask({ talk, title, onGone, onKeep }: AskProps) {
  const client = useQueryClient();
  const keep = useRef<HTMLButtonElement>(null);
  const { run, busy, fault } = useAction(texts.discardFailed);
  // The button that asked is gone.
  useEffect(() => keep.current?.focus(), []);
  const discard = () =>
    run("discard", async () => {
      const { message } = await removeTalk(talk.id);
      onGone();
      toast.success(message);
      forgetLocalState(talk.id);
      client.removeQueries({ queryKey: talkQuery(talk.id).queryKey });
      await client.invalidateQueries({ queryKey: talksQuery.queryKey });
    });
  return (
    <fieldset
      aria-label={texts.ask(title)}
      className="flex flex-wrap items-center gap-2 *:max-md:min-h-11"
    >
      <span className="mr-1 inline-flex items-center text-13 max-md:min-h-0! max-md:basis-full">
        {fault ?? texts.askShort}
      </span>
      <Button look="danger" busy={busy !== undefined} onClick={() => void discard()}>
        {texts.discard}
      </Button>
      <Button ref={keep} look="quiet" onClick={onKeep}>
        {texts.keep}
      </Button>
    </fieldset>
  );
}
