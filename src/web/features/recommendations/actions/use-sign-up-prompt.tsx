import { type ReactNode, useState } from "react";
import { toast } from "#web/ui/float/toast.ts";
import { actionTexts as texts, type Wanted } from "../texts.ts";
import type { JobSignUpProps } from "./job-sign-up.tsx";

type Prompt = (props: JobSignUpProps) => ReactNode;

/** Loaded when a visitor first wants what belongs to an account: no page carries it. */
export function useSignUpPrompt(from: string, job: JobSignUpProps["job"]) {
  const [asked, setAsked] = useState<{ wanted: Wanted; Prompt: Prompt }>();

  async function ask(wanted: Wanted): Promise<void> {
    try {
      const file = await import("./job-sign-up.tsx");
      setAsked({ wanted, Prompt: file.JobSignUp });
    } catch {
      toast.error(texts.notLoaded);
    }
  }
  const onClose = () => setAsked(undefined);
  const prompt = asked && <asked.Prompt {...{ wanted: asked.wanted, job, from, onClose }} />;
  return { ask, prompt };
}
