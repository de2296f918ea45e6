import { useId, useRef, useState } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { CONTROL } from "#web/ui/form/field-frame.tsx";
import { LEVELS } from "#web/ui/match/rating.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { shareTexts as texts } from "./actions-texts.ts";
import type { Candidate } from "./candidate.ts";
import { addressOf, NO_CHOICE } from "./candidates-view.ts";
import { panelTexts } from "./panel/texts.ts";

interface ShareDialogProps {
  candidate: Candidate;
  job: { id: string; title: string };
  onClose: () => void;
}

/** By email, or as a link to put somewhere (spec 1 §2). */
export function ShareDialog({ candidate, job, onClose }: ShareDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const link = linkTo(candidate.id, job.id);

  function mail() {
    const { name, level, isJudged } = candidate;
    const subject = encodeURIComponent(texts.subject(name, job.title));
    const fit = isJudged ? panelTexts.level(LEVELS[level].word) : panelTexts.tooLittle;
    const body = encodeURIComponent(texts.body(name, job.title, fit, link));
    location.assign(`mailto:?subject=${subject}&body=${body}`);
    toast.success(texts.mailed);
    onClose();
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      setByHand(true);
      field.current?.select();
      return;
    }
    toast.success(texts.copied);
    onClose();
  }
  const actions = (
    <>
      <Button onClick={() => void copy()} className="max-md:min-h-11">
        <WorkIcon name="copy" />
        {texts.copy}
      </Button>
      <Button look="line" onClick={mail} className="max-md:min-h-11">
        <WorkIcon name="mail" />
        {texts.email}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(candidate.name)}
      text={texts.text}
      actions={actions}
    >
      {byHand && <Banner kind="warn">{texts.byHand}</Banner>}
      <div>
        <label htmlFor={id} className="mb-1.5 block font-[550] text-13 leading-[1.4]">
          {texts.link}
        </label>
        <input ref={field} id={id} readOnly value={link} className={CONTROL} />
      </div>
    </Dialog>
  );
}

function linkTo(candidate: string, jobId: string): string {
  const place = { ...NO_CHOICE, pages: 1, candidate, tab: "overview", report: undefined } as const;
  return new URL(addressOf(jobId, place), location.origin).href;
}
