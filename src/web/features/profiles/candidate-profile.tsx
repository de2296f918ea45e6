import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import {
  COMPLETION_ITEMS,
  type CompletionItem,
  type CurrentResume,
  completionPercent,
  missingItems,
  type SavedProfile,
  PROFILE_SENTENCES as say,
} from "#contract/candidate-profile.ts";
import { longDate } from "#web/lib/time-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { type CandidateProfile as Answered, profileCalls, profileQuery, savedOf } from "./api.ts";
import { newRow } from "./draft.ts";
import { NOTHING } from "./nothing.ts";
import { ProfileEditor, SKILLS_INPUT } from "./profile-editor.tsx";
import type { Uploader } from "./replace-resume.tsx";
import {
  certificationTexts,
  completionTexts,
  educationTexts,
  experienceTexts,
  personalTexts,
  resumeTexts,
  skillTexts,
  profileTexts as texts,
} from "./texts.ts";
import { type ProfileDraft, useProfileDraft } from "./use-profile-draft.ts";
import { fieldId, type RowStage, useRowStage } from "./use-row-stage.ts";
import { VisibilitySection } from "./visibility-section.tsx";
import { visibilityTexts } from "./visibility-texts.ts";

/** For the list beside the page. */
export const PROFILE_SECTIONS = [
  { id: "resume", title: resumeTexts.title },
  { id: "personal", title: personalTexts.title },
  { id: "experience", title: experienceTexts.title },
  { id: "skills", title: skillTexts.title },
  { id: "education", title: educationTexts.title },
  { id: "certifications", title: certificationTexts.title },
  { id: "visibility", title: visibilityTexts.title },
] as const;

/** Events say when a scan has been read; this goes on where they cannot. */
const READING_MS = 5000;

interface CandidateProfileProps {
  /** Whose it is: changes that are not saved yet are kept under this id. */
  person: string;
  /** How a resume is brought in. */
  uploader: Uploader;
}

/** A candidate's own profile: what is read of them, the resume behind it, and who may see it. */
export function CandidateProfile({ person, uploader }: CandidateProfileProps) {
  const { data, isPending, refetch } = useQuery({
    ...profileQuery,
    refetchInterval: ({ state }) => (state.data?.resume?.status === "reading" ? READING_MS : false),
  });
  if (data) return <Parts answered={data} person={person} uploader={uploader} />;
  if (isPending)
    return (
      // As high as the screen: what stands below does not move into sight and out again.
      <div className="min-h-dvh">
        <SkeletonList rows={5} lines={5} label={texts.loading} />
      </div>
    );
  return (
    <ErrorState title={say.loadFailed} text={texts.failedText} onRetry={() => void refetch()} />
  );
}

function Parts({ answered, person, uploader }: CandidateProfileProps & { answered: Answered }) {
  const calls = profileCalls(useQueryClient());
  const editing = useProfileDraft(savedOf(answered), person);
  const stage = useRowStage();
  const reach = useReach(editing, stage);
  /** What was read in the new resume is here by now; a scan's comes later by itself. */
  function onFilled() {
    const now = calls.shown();
    if (now) editing.reset(savedOf(now));
  }
  return (
    <>
      {answered.ProfileFound === "false" && (
        <p className="mb-6 max-w-[60ch] font-serif text-18 text-ink-2">{say.welcome}</p>
      )}
      <CompletionLine profile={editing.profile} onReach={reach} />
      <ResumeSection
        resume={answered.resume}
        uploader={uploader}
        dirty={editing.dirty}
        onFilled={onFilled}
      />
      <ProfileEditor editing={editing} stage={stage} />
      <VisibilitySection visibility={answered.visibility} />
    </>
  );
}

/** Leads to where an item is filled in; a list without entries gets its first. */
function useReach({ draft, profile, change }: ProfileDraft, stage: RowStage) {
  function reach(item: CompletionItem): void {
    if (item === "experience") goTo("company", draft.experience[0]?.key ?? addTo(item));
    else if (item === "education") goTo("institution", draft.education[0]?.key ?? addTo(item));
    else stage.focus(item === "skills" ? SKILLS_INPUT : fieldId("profile", item));
  }
  function goTo(field: string, key: string) {
    stage.open(key);
    stage.focus(fieldId(key, field));
  }
  function addTo(list: "experience" | "education"): string {
    const experience = newRow(NOTHING.experience);
    const education = newRow(NOTHING.education);
    if (list === "experience") change((now) => ({ ...now, experience: [experience] }));
    else change((now) => ({ ...now, education: [education] }));
    return list === "experience" ? experience.key : education.key;
  }

  // Other screens lead here too, to what is missing: "/profile#education".
  const arrive = useEffectEvent(() => {
    const named = missingItems(profile).find((item) => `#${item}` === location.hash);
    if (named) reach(named);
  });
  useEffect(() => arrive(), []);
  return reach;
}

interface CompletionLineProps {
  profile: SavedProfile;
  onReach: (item: CompletionItem) => void;
}

/** How much of the profile is filled in, and what comes next (spec 1 §5). */
function CompletionLine({ profile, onReach }: CompletionLineProps) {
  const missing = missingItems(profile);
  const [next] = missing;
  const percent = completionPercent(missing.length);
  const filled = COMPLETION_ITEMS.length - missing.length;
  return (
    <div className="mb-8 max-w-[520px]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-serif text-18">
          {next
            ? completionTexts.filled(completionTexts.counts[filled] ?? "")
            : completionTexts.all}
        </span>
        <span className="text-13 text-ink-2 tabular-nums">{completionTexts.percent(percent)}</span>
      </p>
      <progress
        aria-label={completionTexts.label}
        max={100}
        value={percent}
        className="mt-2 block h-[3px] w-full appearance-none overflow-hidden bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
      />
      {/* The line stays when nothing is missing, so that nothing below it moves. */}
      <p className="mt-1 min-h-6 text-13 leading-6 max-md:min-h-11 max-md:leading-[44px]">
        {next && (
          <>
            {completionTexts.next}{" "}
            <a
              href={`#${next}`}
              onClick={(event) => {
                event.preventDefault();
                onReach(next);
              }}
              className="inline-block font-medium text-accent underline decoration-1 underline-offset-3 hover:text-accent-2 hover:decoration-2"
            >
              {completionTexts.items[next]}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

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
function ResumeSection({ resume, ...rest }: ResumeSectionProps) {
  const [replacing, setReplacing] = useState(false);
  const isOwn = resume !== null && !resume.is_profile;
  return (
    <SettingsSection id="resume" title={resumeTexts.title} lead={resumeTexts.lead}>
      {isOwn && <Current resume={resume} />}
      {!isOwn && <p className="text-ink-2">{resume ? resumeTexts.written : resumeTexts.none}</p>}
      <Button
        look="line"
        className="justify-self-start max-md:min-h-11"
        onClick={() => setReplacing(true)}
      >
        {isOwn ? resumeTexts.replace : resumeTexts.bring}
      </Button>
      {replacing && (
        <Suspense fallback={null}>
          <ReplaceResume
            {...rest}
            title={isOwn ? resumeTexts.replace : resumeTexts.bring}
            current={resume?.document_id}
            onClose={() => setReplacing(false)}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}

const STATES = {
  reading: { dot: "run", word: resumeTexts.reading, more: resumeTexts.readingText },
  read: { dot: "ok", word: resumeTexts.read, more: undefined },
  unreadable: { dot: "bad", word: resumeTexts.unreadable, more: resumeTexts.unreadableText },
} as const;

function Current({ resume }: { resume: CurrentResume }) {
  const { dot, word, more } = STATES[resume.status];
  return (
    <div className="flex items-start gap-3">
      <Icon name="file" className="mt-1" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-[550]">{resume.file_name}</p>
        <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
          <span>{resumeTexts.received(longDate(new Date(resume.received_at)))}</span>
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
            {resumeTexts.see}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
