import { TextButton } from "#web/ui/button.tsx";
import { resultTexts as texts } from "./texts.ts";

/** Over jobs that are no match: what they are, and the way back. */
export function FarHead({ onBack }: { onBack: () => void }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border-rule border-t py-3 text-ink-2">
      {texts.far}
      <TextButton onClick={onBack}>{texts.farBack}</TextButton>
    </p>
  );
}
