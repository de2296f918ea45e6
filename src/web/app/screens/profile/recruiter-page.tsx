import {
  RECRUITER_SECTIONS,
  RecruiterProfileEditor,
} from "#web/features/profiles/recruiter/recruiter-profile-editor.tsx";
import { ProfileFrame, withShared } from "./profile-frame.tsx";

const SECTIONS = withShared(RECRUITER_SECTIONS, { activity: false });

export function RecruiterPage() {
  return (
    <ProfileFrame sections={SECTIONS}>
      <RecruiterProfileEditor />
    </ProfileFrame>
  );
}
