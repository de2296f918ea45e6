import { useQueryClient } from "@tanstack/react-query";
import type { OpenedJob } from "#web/lib/opened-elsewhere.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { trackedCalls } from "./api.ts";
import { dayFrom } from "./dates.ts";
import { returnTexts as texts } from "./texts.ts";

interface ReturnDialogProps {
  job: OpenedJob;
  onClose: () => void;
}

/** Whether the application was sent where the job is advertised. "Not yet" writes nothing down. */
export function ReturnDialog({ job, onClose }: ReturnDialogProps) {
  const { track } = trackedCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.failed);
  const note = (name: string, said: string, what: Parameters<typeof track>[0]) =>
    void run(name, async () => {
      await track(what);
      toast.success(said);
      onClose();
    });
  const jobDocumentId = job.id;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(job.company)}
      text={job.title}
      actions={
        <>
          <Button
            busy={busy === "yes"}
            className="max-md:min-h-11"
            onClick={() => note("yes", texts.noted, { jobDocumentId, stage: "applied" })}
          >
            {texts.yes}
          </Button>
          <Button look="line" className="max-md:min-h-11" onClick={onClose}>
            {texts.no}
          </Button>
          <Button
            look="quiet"
            busy={busy === "remind"}
            className="max-md:min-h-11"
            onClick={() =>
              note("remind", texts.reminder, {
                jobDocumentId,
                stage: "saved",
                remind_on: dayFrom(new Date(), 1),
              })
            }
          >
            {texts.remind}
          </Button>
        </>
      }
    >
      {fault && <Banner kind="bad">{fault}</Banner>}
    </Dialog>
  );
}
