import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { profileCalls, type Visibility } from "../api.ts";
import { visibilityTexts as texts } from "./texts.ts";

/** Each choice is shown and saved at once, one after the other, and taken back when that fails. */
export function useVisibility() {
  const calls = profileCalls(useQueryClient());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return (choose: (now: Visibility) => Partial<Visibility>): void => {
    const now = calls.shown()?.visibility;
    if (!now) return;
    const next = { ...now, ...choose(now) };
    calls.show(next);
    last.current = last.current.then(async () => {
      try {
        await calls.setVisibility(next);
        toast.success(say.visibilitySaved);
      } catch (error) {
        toast.error(messageOf(error, texts.failed));
        await calls.refresh();
      }
    });
  };
}
