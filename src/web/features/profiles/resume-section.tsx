import { lazy, Suspense, useState } from "react";
import type { CurrentResume } from "#contract/candidate-profile.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Uploader } from "./new-resume.ts";
import { resumeTexts as texts } from "./texts.ts";

/** Only for those who bring another. */
const ReplaceResume = lazy(() =>
  import("./replace-resume.tsx").then((file) => ({ default: file.ReplaceResume })),
);

interface ResumeSectionProps {
  resume: CurrentResume | null;
  uploader: Uploader;
  /** There are changes in the form that filling it anew would lose. */
  dirty: boolean;
  /** The profile was filled anew. */
  onFilled: () => void;
}

/** Which resume is cited and read, and how to bring another. */
export function ResumeSection({ resume, ...rest }: ResumeSectionProps) {
  const [replacing, setReplacing] = useState(false);
  const isOwn = resume !== null && !resume.is_profile;
  return (
    <SettingsSection id="resume" title={texts.title} lead={texts.lead}>
      {isOwn && <Current resume={resume} />}
      {!isOwn && <p className="text-ink-2">{resume ? texts.written : texts.none}</p>}
      <Button
        look="line"
        className="justify-self-start max-md:min-h-11"
        onClick={() => setReplacing(true)}
      >
        {isOwn ? texts.replace : texts.bring}
      </Button>
      {replacing && (
        <Suspense fallback={null}>
          <ReplaceResume
            {...rest}
            title={isOwn ? texts.replace : texts.bring}
            current={resume?.document_id}
            onClose={() => setReplacing(false)}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}

const STATES = {
  reading: { dot: "run", word: texts.reading, more: texts.readingText },
  read: { dot: "ok", word: texts.read, more: undefined },
  unreadable: { dot: "bad", word: texts.unreadable, more: texts.unreadableText },
} as const;

function Current({ resume }: { resume: CurrentResume }) {
  const { dot, word, more } = STATES[resume.status];
  return (
    <div className="flex items-start gap-3">
      <Icon name="file" className="mt-1" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-[550]">{resume.file_name}</p>
        <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
          <span>{texts.received(longDate(new Date(resume.received_at)))}</span>
          <span role="status">
            <StatusWord dot={dot}>{word}</StatusWord>
          </span>
        </p>
        {more && <p className="mt-1 text-13 text-ink-2">{more}</p>}
        <p className="mt-1 text-13">
          <TextLink
            to={`/documents/${resume.document_id}`}
            className="inline-flex items-center max-md:min-h-11"
          >
            {texts.see}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
