import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { stepAddress } from "../address.ts";
import { BackLink } from "../begin/back-link.tsx";
import { Preview } from "../preview/preview.tsx";
import type { Talk } from "../talk/kept-talk.ts";
import { takeTurn } from "../talk/take-turn.ts";
import { type Desk, useTalk } from "../talk/talk-store.ts";
import { creationTexts, chatTexts as texts } from "../texts.ts";
import { Chat } from "./chat.tsx";
import { factCounts } from "./fact-counts.ts";
import { FactsKnown } from "./facts-known.tsx";
import { useRoom } from "./use-room.ts";
import { useTwoColumns } from "./use-two-columns.ts";

/** The assistant and what it writes, side by side or as two tabs (spec 2 §2, generateJD). */
export function TalkScreen({ accountId, talkId }: { accountId: string; talkId: string }) {
  const desk = useMemo(() => ({ accountId, talkId }), [accountId, talkId]);
  const talk = useTalk(desk);
  return talk ? <Talking desk={desk} talk={talk} /> : <Missing />;
}

function Talking({ desk, talk }: { desk: Desk; talk: Talk }) {
  const screen = useRef<HTMLElement>(null);
  const isTwo = useTwoColumns();
  useRoom(screen);
  // A talk that was begun or reloaded before its first answer asks for that; after a fault a person does.
  const isToOpen = !talk.turn && talk.sending === null && !talk.fault;
  useEffect(() => {
    if (isToOpen) void takeTurn(desk, "");
  }, [desk, isToOpen]);

  const chat = <Chat desk={desk} talk={talk} />;
  const preview = <Preview desk={desk} talk={talk} />;
  return (
    <section
      ref={screen}
      className="flex flex-col lg:h-[calc(100dvh-var(--above,57px))] lg:min-h-[560px]"
    >
      <Head talk={talk} />
      {isTwo ? (
        <div className="grid min-h-0 flex-1 grid-cols-[calc(480px+max(0px,(100vw-1280px)/2))_minmax(0,1fr)]">
          {chat}
          {preview}
        </div>
      ) : (
        <AsTabs talk={talk} chat={chat} preview={preview} />
      )}
    </section>
  );
}

/** Wider than the column of other screens, its text begins where theirs does. */
const GUTTER = "px-5 md:px-[max(40px,calc((100vw-1280px)/2+40px))]";

function Head({ talk }: { talk: Talk }) {
  return (
    <div
      className={`flex flex-none flex-wrap items-end gap-x-8 gap-y-3 py-4 lg:border-ink lg:border-b ${GUTTER}`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <BackLink />
        <h1 className="wrap-anywhere text-28">
          {texts.title(talk.turn?.draft.company || talk.company, talk.url !== "")}
        </h1>
      </div>
      {talk.turn && <FactsKnown turn={talk.turn} />}
    </div>
  );
}

type View = "chat" | "preview";

function AsTabs({ talk, chat, preview }: { talk: Talk; chat: ReactNode; preview: ReactNode }) {
  const [view, setView] = useState<View>("chat");
  const counts = talk.turn && factCounts(talk.turn);
  return (
    <Tabs<View>
      label={texts.views}
      selected={view}
      onSelect={setView}
      className="px-5 md:px-10"
      tabs={[
        { name: "chat", label: texts.chat, panel: chat },
        {
          name: "preview",
          label: texts.preview,
          ...(counts && { count: texts.known(counts.known, counts.all) }),
          panel: preview,
        },
      ]}
    />
  );
}

/** A link to a talk of another window, or one that was discarded. */
function Missing() {
  return (
    <section className="wrap pt-8 pb-12 md:pt-12">
      <h1 className="sr-only">{creationTexts.title}</h1>
      <EmptyState
        title={texts.missing}
        text={texts.missingText}
        action={
          <>
            <ButtonLink to={stepAddress({ at: "select" })} replace>
              {texts.startAgain}
            </ButtonLink>
            <ButtonLink look="quiet" to="/dashboard">
              {creationTexts.toDashboard}
            </ButtonLink>
          </>
        }
      />
    </section>
  );
}
