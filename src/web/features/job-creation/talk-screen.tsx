import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { stepAddress } from "./address.ts";
import type { Turn } from "./api.ts";
import { BackLink } from "./back-link.tsx";
import { Chat, useTwoColumns } from "./chat.tsx";
import { DraftPane } from "./draft/draft-pane.tsx";
import { factCounts } from "./missing-facts.ts";
import { creationTexts, chatTexts as texts } from "./texts.ts";
import { type OpenTalk, useTalk } from "./use-talk.ts";

/** The assistant and the draft, side by side or as two tabs (spec 2 §2, generateJD). */
export function TalkScreen({ talkId }: { talkId: string }) {
  const state = useTalk(talkId);
  if (state.at === "missing") return <Missing />;
  if (state.at === "loading") return <Loading />;
  if (state.at === "open") return <Talking key={talkId} open={state.open} />;
  return (
    <Plain>
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={state.retry} />
    </Plain>
  );
}

function Talking({ open }: { open: OpenTalk }) {
  const screen = useRef<HTMLElement>(null);
  const isTwo = useTwoColumns();
  useRoom(screen);
  const chat = <Chat open={open} isBeside={isTwo} />;
  const draft = <DraftPane open={open} isBeside={isTwo} />;
  return (
    <section
      ref={screen}
      className="flex flex-col lg:h-[calc(100dvh-var(--above,57px))] lg:min-h-[560px]"
    >
      <Head open={open} />
      {isTwo ? (
        <div className={COLUMNS}>
          {chat}
          {draft}
        </div>
      ) : (
        <AsTabs open={open} chat={chat} draft={draft} />
      )}
    </section>
  );
}

const COLUMNS =
  "grid min-h-0 flex-1 lg:grid-cols-[calc(480px+max(0px,(100vw-1280px)/2))_minmax(0,1fr)]";
/** Wider than the column of other screens, its text begins where theirs does. */
const GUTTER = "px-5 md:px-[max(40px,calc((100vw-1280px)/2+40px))]";

function Head({ open: { talk, shown } }: { open: OpenTalk }) {
  return (
    <div
      className={`flex flex-none flex-wrap items-end gap-x-8 gap-y-3 py-4 lg:border-ink lg:border-b ${GUTTER}`}
    >
      <div className="min-w-0 flex-1 basis-72">
        <BackLink />
        <h1 className="wrap-anywhere text-28">
          {texts.title(shown.draft.company || talk.company, talk.url !== "")}
        </h1>
      </div>
      <FactsKnown turn={shown} />
    </div>
  );
}

type View = "chat" | "draft";

function AsTabs({ open, chat, draft }: { open: OpenTalk; chat: ReactNode; draft: ReactNode }) {
  const [view, setView] = useState<View>("chat");
  const { complete } = open.shown;
  // What comes next is said in the chat.
  useEffect(() => {
    if (complete) setView("chat");
  }, [complete]);
  const counts = factCounts(open.shown);
  return (
    <Tabs<View>
      label={texts.views}
      selected={view}
      onSelect={setView}
      className="px-5 md:px-10"
      tabs={[
        { name: "chat", label: texts.chat, panel: chat },
        {
          name: "draft",
          label: texts.draft,
          count: texts.known(counts.known, counts.all),
          panel: draft,
        },
      ]}
    />
  );
}

/** In the shape of what comes. */
function Loading() {
  return (
    <section role="status">
      <h1 className="sr-only">{texts.loading}</h1>
      <div className={`py-6 lg:border-ink lg:border-b ${GUTTER}`}>
        <Skeleton className="h-8 w-64" />
      </div>
      <div className={COLUMNS}>
        <div className={`py-6 lg:border-rule lg:border-r ${GUTTER} lg:pr-7`}>
          <Skeleton lines={4} />
        </div>
        <div className="bg-paper-2 px-12 py-8 max-lg:hidden">
          <Skeleton lines={8} />
        </div>
      </div>
    </section>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <section className="wrap pt-8 pb-12 md:pt-12">
      <h1 className="sr-only">{creationTexts.title}</h1>
      {children}
    </section>
  );
}

/** A link to somebody else's talk, or to one that was discarded. */
function Missing() {
  return (
    <Plain>
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
    </Plain>
  );
}

/**
 * Tells the style sheet how much stands above (`--above`), so that the screen ends where the window
 * does: a banner may come and go over it.
 */
function useRoom(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const top = (screen.current?.getBoundingClientRect().top ?? 0) + scrollY;
      screen.current?.style.setProperty("--above", `${Math.round(top)}px`);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(document.body);
    return () => watching.disconnect();
  }, [screen]);
}

/** "4 of 6 facts known, 1 left off", and the same drawn. */
function FactsKnown({ turn }: { turn: Turn }) {
  const { known, off, all } = factCounts(turn);
  const width = (count: number) => ({ width: `${(100 * count) / all}%` });
  return (
    <div className="w-full md:w-[220px]">
      <p className="text-13 tabular-nums">
        <b className="font-semibold">{texts.known(known, all)}</b> {texts.factsKnown}
        {off > 0 && <span className="text-ink-3">, {texts.leftOff(off)}</span>}
      </p>
      <div aria-hidden="true" className="mt-1.5 flex h-[3px] bg-paper-3">
        <div className="bg-accent" style={width(known)} />
        <div className="bg-rule-2" style={width(off)} />
      </div>
    </div>
  );
}
