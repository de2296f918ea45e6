import { useEffect, useRef } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Turn } from "../api.ts";
import { chatTexts as texts } from "../texts.ts";

/** In place of the box, once the posting is there (spec 2 §2). */
export function Finish({ turn }: { turn: Turn }) {
  const title = useRef<HTMLParagraphElement>(null);
  // The box that had the focus is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { posting_id } = turn;
  return (
    <div>
      <p ref={title} tabIndex={-1} className="outline-none">
        <b className="font-semibold">{turn.waiting ? texts.waiting : texts.live}</b>{" "}
        <span className="text-ink-2">{turn.waiting || texts.liveText}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:max-md:min-h-11">
        <ButtonLink to="/dashboard" className="max-md:w-full">
          {texts.finish}
        </ButtonLink>
        {posting_id && (
          <>
            <ButtonLink look="line" to={`/candidate/${posting_id}`} className="max-md:flex-1">
              {texts.candidates}
            </ButtonLink>
            <ButtonLink look="quiet" to={`/job/${posting_id}/edit`} className="max-md:flex-1">
              {texts.edit}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
