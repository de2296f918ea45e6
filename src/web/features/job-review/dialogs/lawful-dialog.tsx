import { useState } from "react";
import type { JobData, PendingJob } from "#contract/job-review.ts";
import type { Exemption } from "#contract/lawful.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { takeOut } from "#lawful/take-out.ts";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import type { Choice } from "../api.ts";
import { titleOf } from "../model/title-of.ts";
import { storeEdit } from "./edit-storage.ts";

/** An approval that the server held back. */
export interface Held {
  readonly job: PendingJob;
  readonly choice: Choice;
  readonly places: readonly UnlawfulPlace[];
}

interface LawfulDialogProps {
  held: Held;
  onClose: () => void;
  onApprove: (choice: Choice) => void;
}

/** Once nothing is left to settle, the job is approved with what was taken out and said. */
export function LawfulDialog({ held, onClose, onApprove }: LawfulDialogProps) {
  const { job, choice } = held;
  const [places, setPlaces] = useState(held.places);
  const [data, setData] = useState<JobData>(choice.action === "edit" ? choice.job_data : {});
  const [exemptions, setExemptions] = useState<Exemption[]>([]);

  function settle(quote: string, to: JobData, reasons: Exemption[]) {
    const open = places.filter((place) => place.quote !== quote);
    setPlaces(open);
    setData(to);
    setExemptions(reasons);
    if (open.length > 0) return;
    const isEdited = Object.keys(to).length > 0;
    onApprove(
      isEdited
        ? { action: "edit", job_data: to, exemptions: reasons }
        : { action: "approve", exemptions: reasons },
    );
  }
  function withoutWords(quote: string): JobData {
    const title = data.title ?? job.title;
    const text = data.raw_content ?? job.raw_content;
    const isTitle = takeOut(title, quote) !== title;
    return {
      ...data,
      ...(isTitle && { title: takeOut(title, quote) }),
      raw_content: takeOut(text, quote),
    };
  }
  return (
    <Dialog
      open
      onClose={() => {
        // Corrections that were typed are there again when the form is.
        if (choice.action === "edit") storeEdit(job.id, typedIn(choice.job_data));
        onClose();
      }}
      title={titleOf(job)}
      size="wide"
    >
      <LawfulWarning
        places={places}
        onTakeOut={(quote) => settle(quote, withoutWords(quote), exemptions)}
        onLawful={(quote, reason) => settle(quote, data, [...exemptions, { quote, reason }])}
      />
    </Dialog>
  );
}

const typedIn = (data: JobData) =>
  Object.fromEntries(
    Object.entries(data).flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );
