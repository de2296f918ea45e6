import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useInterest } from "../../candidate/use-interest.ts";
import type { RecommendedJob } from "../../model/recommended-job.ts";
import { actionTexts } from "../../texts.ts";
import { listTexts as texts } from "../texts.ts";
import { expressedText } from "./expressed-text.ts";

/** A press that is done says when: the same button, so that the focus stays with who pressed it. */
export function Interest({ job }: { job: RecommendedJob }) {
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
