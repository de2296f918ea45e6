import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { stepAddress } from "../address.ts";
import type { Talk } from "../talk/kept-talk.ts";
import { discardTalk, keepTalk, useUnfinished } from "../talk/talk-store.ts";
import { chatTexts, selectTexts as texts } from "../texts.ts";

/** What was begun and left: a talk is not lost by going elsewhere. */
export function UnfinishedTalks({ accountId }: { accountId: string }) {
  const talks = useUnfinished(accountId);
  if (talks.length === 0) return null;

  function discard(talkId: string, talk: Talk) {
    const desk = { accountId, talkId };
    discardTalk(desk);
    toast.info(texts.discarded, {
      action: { label: texts.undo, onPress: () => keepTalk(desk, talk) },
    });
  }
  return (
    <section aria-labelledby="unfinished" className="mt-12 max-w-[1000px]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3 pb-1">
        <h2 id="unfinished" className="text-22">
          {texts.unfinished}
        </h2>
        <p className="text-13 text-ink-3">{texts.unfinishedNote}</p>
      </div>
      <ul>
        {talks.map(({ talkId, talk }) => (
          <li
            key={talkId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-b py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere font-[550]">{talk.turn?.draft.title || texts.untitled}</p>
              <p className="wrap-anywhere text-13 text-ink-2">
                {chatTexts.title(talk.company, talk.url !== "")}
              </p>
            </div>
            <ButtonLink
              look="soft"
              to={stepAddress({ at: "chat", talk: talkId })}
              className="max-md:min-h-11"
            >
              {texts.goOn}
            </ButtonLink>
            <Button look="quiet" onClick={() => discard(talkId, talk)} className="max-md:min-h-11">
              {texts.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
