import type { MouseEvent } from "react";
import type { PendingJob } from "#contract/job-review.ts";
import { Button } from "#web/ui/button.tsx";
import type { Verbs } from "../dialogs/use-dialogs.tsx";
import { faceTexts, decisionTexts as texts } from "../texts.ts";

interface ActionsProps {
  job: PendingJob;
  verbs: Verbs;
  onNext: () => void;
}

const FOOT =
  "sticky bottom-0 z-10 mt-auto flex flex-wrap gap-2 border-rule border-t bg-paper-2 pt-3 pb-4 max-xl:bg-paper max-xl:px-5 md:max-xl:px-7 max-md:bottom-13 max-md:*:min-h-11 max-md:*:flex-1";

/** In reach wherever the text is. */
export function Actions({ job, verbs, onNext }: ActionsProps) {
  if (job.state !== "pending")
    return (
      <div className={FOOT}>
        <Button look="line" onClick={onNext}>
          {faceTexts.choose}
        </Button>
      </div>
    );
  return (
    <div className={FOOT}>
      <Button kbd="A" onClick={once(verbs.approve)}>
        {texts.approve}
      </Button>
      <Button look="line" kbd="E" onClick={once(verbs.edit)}>
        {texts.edit}
      </Button>
      <Button look="danger" kbd="R" onClick={once(verbs.reject)}>
        {texts.reject}
      </Button>
    </div>
  );
}

/** The next job stands under the pointer at once: the second half of a double click is not meant for it. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
