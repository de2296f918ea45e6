import { type ComponentProps, type ReactNode, useState } from "react";
import type { SignUpPrompt } from "#web/ui/float/sign-up-prompt.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { promptTexts, actionTexts as texts, type Wanted } from "../texts.ts";

type Prompt = (props: ComponentProps<typeof SignUpPrompt>) => ReactNode;

/** Loaded when a visitor first wants what belongs to an account: no page carries it. */
export function useSignUpPrompt(from: string) {
  const [asked, setAsked] = useState<{ wanted: Wanted; Prompt: Prompt }>();

  async function ask(wanted: Wanted): Promise<void> {
    try {
      const file = await import("#web/ui/float/sign-up-prompt.tsx");
      setAsked({ wanted, Prompt: file.SignUpPrompt });
    } catch {
      toast.error(texts.notLoaded);
    }
  }
  const prompt = asked && (
    <asked.Prompt {...promptTexts[asked.wanted]} from={from} onClose={() => setAsked(undefined)} />
  );
  return { ask, prompt };
}
