import { lazy } from "react";
import { ActivityLog } from "#web/features/activity/activity-log.tsx";
import { CandidateProfile, PROFILE_SECTIONS } from "#web/features/profiles/candidate-profile.tsx";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { profilePageTexts as texts } from "./profile-texts.ts";

/** Only for those who bring another resume. */
const ResumeWidget = lazy(() =>
  import("#web/features/documents/widget/resume-widget.tsx").then((file) => ({
    default: file.ResumeWidget,
  })),
);

const PreferencesSection = lazy(() =>
  import("#web/features/matching/preferences/preferences-section.tsx").then((file) => ({
    default: file.PreferencesSection,
  })),
);

const MORE = [
  { id: "preferences", title: texts.preferences },
  { id: "activity", title: texts.activity },
];

export function CandidatePage({ person }: { person: string }) {
  return (
    <ProfileFrame
      sections={PROFILE_SECTIONS}
      more={
        <>
          <LazyBoundary shape={<Skeleton className="h-[280px] w-full" />}>
            <PreferencesSection id="preferences" />
          </LazyBoundary>
          <ActivityLog id="activity" />
        </>
      }
      moreSections={MORE}
    >
      <CandidateProfile
        person={person}
        uploader={(onUploaded) => (
          <LazyBoundary shape={<Skeleton className="h-[208px] w-full" />}>
            <ResumeWidget submit={texts.upload} onUploaded={onUploaded} />
          </LazyBoundary>
        )}
      />
    </ProfileFrame>
  );
}
