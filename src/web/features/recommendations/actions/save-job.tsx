import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { actionTexts as texts } from "../texts.ts";
import type { ActionJob, Where } from "./action-job.ts";
import { DRAWINGS } from "./drawings.ts";

interface SaveJobProps {
  job: Pick<ActionJob, "title">;
  where: Where;
  /** Not given for those who cannot save: then it is no switch. */
  saved?: boolean;
  onPress: () => void;
}

export function SaveJob({ job, where, saved, onPress }: SaveJobProps) {
  const onCard = where === "card";
  const icon = (
    <Drawing path={DRAWINGS.bookmark} className={saved ? "fill-current! text-accent" : ""} />
  );
  return (
    <Button
      look={onCard ? "quiet" : "line"}
      size={onCard ? "icon" : "regular"}
      className={onCard ? "max-md:size-11" : "max-md:min-h-11"}
      aria-pressed={saved}
      {...(onCard && {
        "aria-label": saved ? texts.savedJob(job.title) : texts.saveJob(job.title),
      })}
      onClick={onPress}
    >
      {icon}
      {!onCard && (saved ? texts.saved : texts.save)}
    </Button>
  );
}
