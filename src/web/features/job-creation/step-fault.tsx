import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { chatTexts as texts } from "./texts.ts";
import type { OpenTalk } from "./use-talk.ts";

/** What went wrong with the last step. Words are in the box again; anything else is sent again as it was. */
export function StepFault({ open, className = "" }: { open: OpenTalk; className?: string }) {
  const { fault, text } = open.local;
  if (!fault) return null;
  const words = text.trim();
  const again = fault.sent ?? (words ? { message: words } : null);
  return (
    <div className={className}>
      <Banner
        kind="bad"
        action={again && <TextButton onClick={() => open.send(again)}>{texts.again}</TextButton>}
        onClose={() => open.change((now) => ({ ...now, fault: null }))}
      >
        {fault.message}
      </Banner>
    </div>
  );
}
