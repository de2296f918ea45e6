import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isPostedHere } from "../actions/contact-address.ts";
import { ContactRecruiter } from "../actions/contact-recruiter.tsx";
import { SaveJob } from "../actions/save-job.tsx";
import { ShareJob } from "../actions/share-job.tsx";
import { Apply } from "../candidate/apply.tsx";
import { useBookmark } from "../candidate/use-bookmark.ts";
import { useInterest } from "../candidate/use-interest.ts";
import type { RecommendedJob } from "../recommended-job.ts";
import { actionTexts } from "../texts.ts";
import { expressedText } from "./expressed-text.ts";
import { listTexts as texts } from "./texts.ts";

export interface RowActionsProps {
  job: RecommendedJob;
  /** To the comparison with the resume. */
  compare: { to: string; state: unknown };
  onDismiss: () => void;
}

const TALL = "max-md:min-h-11";

export function RowActions({ job, compare, onDismiss }: RowActionsProps) {
  const { saved, setSaved } = useBookmark(job);
  const about = <span className="sr-only">{texts.about(job.title)}</span>;
  return (
    <div className="flex flex-wrap items-center gap-2 md:col-span-2 md:col-start-2 md:mt-3">
      <Apply job={job} looks={{ look: "soft", className: "max-w-64", about }} />
      {isPostedHere(job) && <Interest job={job} />}
      <ContactRecruiter job={job} about={about} />
      <ButtonLink look="line" className={TALL} {...compare}>
        {texts.compare}
        {about}
      </ButtonLink>
      <Button look="quiet" className={TALL} onClick={onDismiss}>
        {texts.dismiss}
        {about}
      </Button>
      {/* On a phone beside the score, where the eye looks for them. */}
      <div className="ml-auto flex items-center max-md:absolute max-md:top-3 max-md:-right-2">
        <ShareJob job={job} where="card" />
        <SaveJob job={job} where="card" saved={saved} onPress={() => void setSaved(!saved)} />
      </div>
    </div>
  );
}

/** A press that is done says when: the same button, so that the focus stays with who pressed it. */
function Interest({ job }: { job: RecommendedJob }) {
  const { expressedAt, busy, express } = useInterest(job.id, true);
  const about = <span className="sr-only">{texts.about(job.title)}</span>;
  return (
    <Button
      look={expressedAt ? "quiet" : "line"}
      aria-disabled={expressedAt !== undefined}
      className={`max-md:min-h-11 ${expressedAt ? "bg-transparent! px-0! text-l4! whitespace-normal! text-left" : ""}`}
      busy={busy}
      onClick={expressedAt ? undefined : () => void express()}
    >
      {expressedAt ? (
        <>
          <Icon name="check" />
          {texts.interestedAt(expressedText(expressedAt, new Date()))}
        </>
      ) : (
        actionTexts.interest
      )}
      {about}
    </Button>
  );
}
