import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { APPLICATION_SENTENCES, getApplicationForm } from "#contract/applications.ts";
import { ApplyDialog } from "#web/features/recommendations/candidate/apply-dialog.tsx";
import { messageOf } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { toast } from "#web/ui/float/toast.ts";

const FAILED = "The form could not be loaded. Press Apply once more.";

interface PendingApplicationProps {
  jobId: string;
  onClose: () => void;
}

/** The form over the screen to which they came back: nothing is sent that they have not seen. */
export function PendingApplication({ jobId, onClose }: PendingApplicationProps) {
  const { data, error } = useQuery(apiQuery(getApplicationForm, { query: { jobId } }));
  const hasApplied = data?.application != null && data.application.withdrawn_at === null;
  const cannot = error ? messageOf(error, FAILED) : hasApplied && APPLICATION_SENTENCES.already;
  useEffect(() => {
    if (!cannot) return;
    toast.info(cannot);
    onClose();
  }, [cannot, onClose]);
  if (cannot || !data) return null;
  return <ApplyDialog job={{ id: jobId, ...data }} onClose={onClose} />;
}
