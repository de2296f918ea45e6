import { useState } from "react";
import { jobPath } from "#web/lib/paths.ts";
import { shareLink } from "#web/lib/share-link.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { CopyByHand } from "#web/ui/form/copy-by-hand.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { actionTexts as texts } from "../texts.ts";
import type { ActionJob, Where } from "./action-job.ts";
import { DRAWINGS } from "./drawings.ts";

const ON_CARD = { look: "quiet", size: "icon", className: "max-md:size-11" } as const;
const IN_WORDS = { look: "line", className: "max-md:min-h-11" } as const;

interface ShareJobProps {
  job: Pick<ActionJob, "id" | "title">;
  where?: Where;
}

/** Hands the address of the job's own page on, in whatever way the browser has. */
export function ShareJob({ job, where = "page" }: ShareJobProps) {
  const [byHand, setByHand] = useState("");

  async function share() {
    const url = location.origin + jobPath(job.id);
    const outcome = await shareLink({ title: job.title, url }, navigator);
    setByHand(outcome === "by-hand" ? url : "");
    if (outcome === "copied") toast.success(texts.copied);
  }
  return (
    <>
      <Button
        {...(where === "card" ? ON_CARD : IN_WORDS)}
        {...(where === "card" && { "aria-label": texts.shareJob(job.title) })}
        onClick={() => void share()}
      >
        <Drawing path={DRAWINGS.share} />
        {where !== "card" && texts.share}
      </Button>
      {byHand && <CopyByHand label={texts.copyByHand} value={byHand} className="col-span-full" />}
    </>
  );
}
