import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { profileCalls, type Visibility } from "../api.ts";
import { visibilityTexts as texts } from "./texts.ts";

type Choice = (now: Visibility) => Partial<Visibility>;

/**
 * Each choice is shown at once and saved one after the other, on top of what was saved last: one that is
 * refused is taken back and does not travel along with the next.
 */
export function useVisibility() {
  const calls = profileCalls(useQueryClient());
  const queue = useRef<Choice[]>([]);
  const saved = useRef<Visibility>(undefined);

  async function saveAll(): Promise<void> {
    for (let choice = queue.current[0]; choice && saved.current; choice = queue.current[0]) {
      const next = { ...saved.current, ...choice(saved.current) };
      try {
        await calls.setVisibility(next);
        saved.current = next;
        toast.success(say.visibilitySaved);
      } catch (error) {
        toast.error(messageOf(error, texts.failed));
      }
      queue.current.shift();
      // What still waits stays on the screen.
      let shown = saved.current;
      for (const waiting of queue.current) shown = { ...shown, ...waiting(shown) };
      calls.show(shown);
    }
    await calls.refresh();
  }

  return (choice: Choice): void => {
    const now = calls.shown()?.visibility;
    if (!now) return;
    const isIdle = queue.current.length === 0;
    if (isIdle) saved.current = now;
    queue.current.push(choice);
    calls.show({ ...now, ...choice(now) });
    if (isIdle) void saveAll();
  };
}
