import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { listTracked } from "#contract/applications.ts";
import { applicationsPath } from "#web/lib/application-paths.ts";
import { rememberOpened } from "#web/lib/opened-elsewhere.ts";
import { apiQuery } from "#web/lib/query.ts";
import { longDate } from "#web/lib/time-text.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { ActionJob } from "../actions/action-job.ts";
import { ApplyButton, type ApplyLooks } from "../actions/apply-button.tsx";
import { actionTexts as texts } from "../texts.ts";

/** Only for who presses it. */
const ApplyDialog = lazy(() =>
  import("./apply-dialog.tsx").then((file) => ({ default: file.ApplyDialog })),
);

const trackedQuery = apiQuery(listTracked);

interface ApplyProps {
  job: ActionJob;
  looks: ApplyLooks;
  /** It was pressed before it was here. */
  openAtOnce?: boolean;
}

/** Applies here, or opens where the job is advertised; once it is done it says when, and leads to how it stands. */
export function Apply({ job, looks, openAtOnce = false }: ApplyProps) {
  const { data } = useQuery(trackedQuery);
  const tracked = data?.jobs.find(({ jobDocumentId }) => jobDocumentId === job.id);
  const [open, setOpen] = useState(openAtOnce);
  const sent = tracked?.application;
  const appliedAt = sent ? !sent.withdrawn_at && sent.applied_at : tracked?.applied_at;
  if (tracked && appliedAt)
    return (
      <ButtonLink
        look="quiet"
        to={applicationsPath(tracked.id)}
        className={`max-md:min-h-11 text-l4! ${looks.className ?? ""}`}
      >
        <Icon name="check" />
        {texts.applied(expressedText(new Date(appliedAt), new Date()))}
        {looks.about}
      </ButtonLink>
    );
  return (
    <>
      <ApplyButton
        {...looks}
        job={job}
        onPress={() => setOpen(true)}
        onOpened={() => rememberOpened(job)}
      />
      <Suspense>{open && <ApplyDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** "today, 9:12 am"; from the next day on "on 9 November 2026". */
export function expressedText(date: Date, now: Date): string {
  if (date.toDateString() !== now.toDateString()) return `on ${longDate(date)}`;
  return `today, ${date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" })}`;
}
