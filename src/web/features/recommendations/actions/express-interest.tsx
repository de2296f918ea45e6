import { Button } from "#web/ui/button.tsx";
import { actionTexts as texts } from "../texts.ts";

interface ExpressInterestProps {
  /** Once is enough. */
  expressed: boolean;
  busy: boolean;
  onPress: () => void;
}

export function ExpressInterest({ expressed, busy, onPress }: ExpressInterestProps) {
  return (
    <Button
      // Not `disabled`, which would take the focus away from who has just pressed it.
      aria-disabled={expressed}
      look="line"
      className={`max-md:min-h-11 ${expressed ? "border-paper-3! bg-paper-3! text-ink-3!" : ""}`}
      busy={busy}
      onClick={expressed ? undefined : onPress}
    >
      {expressed ? texts.interested : texts.interest}
    </Button>
  );
}
