import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { toast } from "#web/ui/float/toast.ts";
import { interestsQuery, sendInterest } from "../api.ts";
import { actionTexts as texts } from "../texts.ts";

/** Long enough to read it and to reach for the link. */
const LINK_MS = 15_000;

/** Said once for good: it cannot be taken back, so nothing is shown before the server has said yes. */
export function useInterest(jobId: string, enabled: boolean) {
  const client = useQueryClient();
  const { data } = useQuery({ ...interestsQuery, enabled });
  const interest = data?.interests.find(({ jobDocumentId }) => jobDocumentId === jobId);
  const expressedAt = interest && new Date(interest.expressed_at);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function express(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { message, source_url } = await sendInterest(client, jobId);
      toast.success(message, linkTo(source_url));
    } catch {
      toast.error(say.interestFailed);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { expressedAt, busy, express };
}

/** A job that nobody posted here is applied for where it was found. */
function linkTo(source: string) {
  const address = webAddress(source);
  if (!address) return {};
  const onPress = () => void window.open(address, "_blank", "noopener,noreferrer");
  return { action: { label: texts.openSource, onPress }, ms: LINK_MS };
}
