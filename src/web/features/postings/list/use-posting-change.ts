import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Exemption } from "#contract/lawful.ts";
import type { JobState, Posting } from "#contract/postings.ts";
import type { UnlawfulPlace } from "#contract/unlawful-place.ts";
import { messageOf, unlawfulIn } from "#web/lib/api.ts";
import { jobTalkPath } from "#web/lib/job-talk-path.ts";
import { useStillHere } from "#web/lib/still-here.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { postingCalls } from "./api.ts";
import { STATES, postingTexts as texts } from "./texts.ts";

/** Publishes, closes and opens again; what closes can be taken back while the toast stands. */
export function usePostingChange({ id, status }: Pick<Posting, "id" | "status">) {
  const calls = postingCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.changeFailed);
  const [places, setPlaces] = useState<readonly UnlawfulPlace[]>([]);
  const [exemptions, setExemptions] = useState<Exemption[]>([]);

  async function undo(to: JobState): Promise<void> {
    try {
      toast.success(await calls.setStatus(id, to));
    } catch (error) {
      toast.error(messageOf(error, texts.changeFailed));
    }
  }
  const change = (reasons: Exemption[]) =>
    run("change", async () => {
      setPlaces([]);
      try {
        const message = await calls.setStatus(id, STATES[status].next, reasons);
        // What was a draft cannot become one again.
        if (status === "draft") return toast.success(message);
        toast.success(message, { action: { label: texts.undo, onPress: () => void undo(status) } });
      } catch (error) {
        // The warning says what is wrong, with what can be done about it.
        const held = unlawfulIn(error);
        if (held.length === 0) throw error;
        setPlaces(held);
      }
    });
  /** With the last reason that was missing it is tried again. */
  function justify(quote: string, reason: string) {
    const open = places.filter((place) => place.quote !== quote);
    const reasons = [...exemptions, { quote, reason }];
    setExemptions(reasons);
    setPlaces(open);
    if (open.length === 0) void change(reasons);
  }
  return {
    change: () => void change(exemptions),
    isBusy: busy !== undefined,
    fault,
    places,
    justify,
  };
}

/** Begins a draft that says what the posting says, and goes there. */
export function useWriteAlike({ id }: Pick<Posting, "id">) {
  const calls = postingCalls(useQueryClient());
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const { run, busy, fault } = useAction(texts.alikeFailed);
  const write = () =>
    run("alike", async () => {
      const isHere = stillHere();
      const talkId = await calls.writeAlike(id);
      if (isHere()) await navigate(jobTalkPath(talkId));
    });
  return { write: () => void write(), isBusy: busy !== undefined, fault };
}
