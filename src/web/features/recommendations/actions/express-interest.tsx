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
      look="line"
      className="max-md:min-h-11"
      disabled={expressed}
      busy={busy}
      onClick={onPress}
    >
      {expressed ? texts.interested : texts.interest}
    </Button>
  );
}
