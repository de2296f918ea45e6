import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { toast } from "#web/ui/float/toast.ts";
import { profileCalls } from "../api.ts";
import type { ProfileDraft } from "../use-profile-draft.ts";

/** Saves the whole profile and says in passing how that went (spec 1 §8). */
export function useSave({ profile, saved }: ProfileDraft) {
  const calls = profileCalls(useQueryClient());
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function save(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const { status, message } = await calls.save(profile);
      saved(profile);
      setFailed(false);
      if (status === "success") toast.success(message || say.saved);
      else toast.warning(message || say.partly);
    } catch {
      setFailed(true);
      toast.error(say.saveFailed);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { save, busy, failed };
}
