import { type ComponentProps, type ReactNode, useState } from "react";
import type { SignUpPrompt } from "#web/ui/float/sign-up-prompt.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { promptTexts, actionTexts as texts, type Wanted } from "../texts.ts";

type Prompt = (props: ComponentProps<typeof SignUpPrompt>) => ReactNode;

/** What is done for them once they have signed up; all else waits for a press on the screen they come back to. */
const PENDING = { save: "save-job", interest: "express-interest", contact: undefined } as const;

/** Loaded when a visitor first wants what belongs to an account: no page carries it. */
export function useSignUpPrompt(from: string, jobId: string) {
  const [asked, setAsked] = useState<{ wanted: Wanted; Prompt: Prompt; onGo: () => void }>();

  async function ask(wanted: Wanted): Promise<void> {
    try {
      const [file, { rememberAction }] = await Promise.all([
        import("#web/ui/float/sign-up-prompt.tsx"),
        import("#web/lib/pending-action.ts"),
      ]);
      const kind = PENDING[wanted];
      const onGo = () => kind && rememberAction({ kind, id: jobId, from });
      setAsked({ wanted, Prompt: file.SignUpPrompt, onGo: () => void onGo() });
    } catch {
      toast.error(texts.notLoaded);
    }
  }
  const prompt = asked && (
    <asked.Prompt
      {...promptTexts[asked.wanted]}
      from={from}
      onGo={asked.onGo}
      onClose={() => setAsked(undefined)}
    />
  );
  return { ask, prompt };
}
