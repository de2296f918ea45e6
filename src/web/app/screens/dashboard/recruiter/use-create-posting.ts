import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useStillHere } from "#web/lib/still-here.ts";
import { toast } from "#web/ui/float/toast.ts";
import { recruiterTexts as texts } from "./texts.ts";

export const CREATE_PATH = "/create-job-posting";

/**
 * Spec 1 §8: who cannot come to the page stays here and is told. Its file is therefore fetched before
 * the step, and not by it.
 */
export function useCreatePosting() {
  const navigate = useNavigate();
  const ask = useStillHere();
  return (event: MouseEvent) => {
    // Another tab loads it by itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const isStillHere = ask();
    import("../../create-job-page.tsx").then(
      () => isStillHere() && navigate(CREATE_PATH),
      () => toast.error(texts.createFailed),
    );
  };
}
