import { useEffect, useRef } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import type { Talk } from "../talk/kept-talk.ts";
import { takeTurn } from "../talk/take-turn.ts";
import { changeTalk, type Desk } from "../talk/talk-store.ts";
import { chatTexts as texts } from "../texts.ts";
import { Finish } from "./finish.tsx";
import { Log } from "./log.tsx";
import { SayBox } from "./say-box.tsx";
import { isTwoColumns } from "./use-two-columns.ts";

/** From the gutter of the page to the preview. */
const INSIDE = "lg:pr-7 lg:pl-[max(40px,calc((100vw-1280px)/2+40px))]";

export function Chat({ desk, talk }: { desk: Desk; talk: Talk }) {
  const end = useRef<HTMLDivElement>(null);
  const said = talk.messages.length + (talk.sending === null ? 0 : 1);
  // The newest is what one reads: the log scrolls beside a preview, and otherwise the page.
  useEffect(() => {
    const log = end.current?.parentElement;
    if (isTwoColumns()) log?.scrollTo(0, log.scrollHeight);
    else if (said > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [said]);

  const send = (text: string) => void takeTurn(desk, text);
  return (
    <section
      aria-label={texts.chat}
      className="flex min-h-0 flex-col lg:border-rule lg:border-r max-lg:min-h-[50dvh]"
    >
      <Log talk={talk} end={end} className={INSIDE} />
      <div
        className={`flex-none border-rule border-t bg-paper py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-md:bottom-13 ${INSIDE}`}
      >
        {talk.fault && (
          <div className="mb-3">
            <Banner kind="bad" action={<Again talk={talk} onSend={send} />}>
              {talk.fault}
            </Banner>
          </div>
        )}
        {talk.turn && !talk.turn.complete && talk.turn.unlawful.length > 0 && (
          <div className="mb-3 max-h-[40dvh] overflow-y-auto">
            <LawfulWarning
              places={talk.turn.unlawful}
              busy={talk.sending !== null}
              onTakeOut={(quote) => send(texts.takeOut(quote))}
              onLawful={(quote, reason) => void takeTurn(desk, "", [{ quote, reason }])}
            />
          </div>
        )}
        {talk.turn?.complete ? (
          <Finish turn={talk.turn} />
        ) : (
          <SayBox
            talk={talk}
            onSend={send}
            onType={(draft) => changeTalk(desk, (now) => ({ ...now, draft }))}
          />
        )}
      </div>
    </section>
  );
}

function Again({ talk, onSend }: { talk: Talk; onSend: (text: string) => void }) {
  if (!talk.turn) return <TextButton onClick={() => onSend("")}>{texts.openAgain}</TextButton>;
  const text = talk.draft.trim();
  return text && <TextButton onClick={() => onSend(text)}>{texts.again}</TextButton>;
}
