import {
  RECRUITER_SECTIONS,
  RecruiterProfileEditor,
} from "#web/features/profiles/recruiter-profile-editor.tsx";
import { ProfileFrame } from "./profile-frame.tsx";

export function RecruiterPage() {
  return (
    <ProfileFrame sections={RECRUITER_SECTIONS}>
      <RecruiterProfileEditor />
    </ProfileFrame>
  );
}
