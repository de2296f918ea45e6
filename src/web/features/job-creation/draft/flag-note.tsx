import type { WordingFlag } from "#contract/job-creation.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { draftTexts as texts } from "./texts.ts";

export interface FlagActions {
  /** Says it to the assistant. */
  onReplace: (flag: WordingFlag) => void;
  onKeep: (flag: WordingFlag) => void;
  busy: boolean;
}

/** Why some words shut people out, and what would say the same. The recruiter decides. */
export function FlagNote({ flag, actions }: { flag: WordingFlag; actions: FlagActions }) {
  const { quote, why, better } = flag;
  const press = "max-md:min-h-11 aria-disabled:text-ink-3 aria-disabled:no-underline";
  return (
    <div className="mt-2 flex items-start gap-2.5 rounded-sm bg-warn-wash px-3.5 py-2.5 font-sans text-13 leading-[1.5]">
      <Icon name="warning" className="mt-0.5 text-warn" />
      <div className="wrap-anywhere min-w-0">
        <p>
          “{quote}”: {why} {better ? texts.better(better) : texts.leaveOut}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4">
          <TextButton
            aria-label={`${texts.replace}: “${quote}”`}
            aria-disabled={actions.busy || undefined}
            onClick={() => !actions.busy && actions.onReplace(flag)}
            className={press}
          >
            {texts.replace}
          </TextButton>
          <TextButton
            aria-label={`${texts.keep}: “${quote}”`}
            onClick={() => actions.onKeep(flag)}
            className={press}
          >
            {texts.keep}
          </TextButton>
        </p>
      </div>
    </div>
  );
}
