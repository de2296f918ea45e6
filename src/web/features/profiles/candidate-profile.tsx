import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import {
  type CompletionItem,
  missingItems,
  PROFILE_SENTENCES as say,
} from "#contract/candidate-profile.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { type CandidateProfile as Answered, profileCalls, profileQuery, savedOf } from "./api.ts";
import { CompletionLine } from "./completion-line.tsx";
import { newRow } from "./draft.ts";
import { ProfileEditor } from "./editor/profile-editor.tsx";
import { SKILLS_INPUT } from "./editor/skills-section.tsx";
import type { Uploader } from "./new-resume.ts";
import { NOTHING } from "./nothing.ts";
import { ResumeSection } from "./resume-section.tsx";
import { fieldId, type RowStage, useRowStage } from "./rows/use-row-stage.ts";
import {
  certificationTexts,
  educationTexts,
  experienceTexts,
  personalTexts,
  resumeTexts,
  skillTexts,
  profileTexts as texts,
} from "./texts.ts";
import { type ProfileDraft, useProfileDraft } from "./use-profile-draft.ts";
import { visibilityTexts } from "./visibility/texts.ts";
import { VisibilitySection } from "./visibility/visibility-section.tsx";

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
