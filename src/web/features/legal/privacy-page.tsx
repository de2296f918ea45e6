import { LegalFrame } from "./legal-frame.tsx";
import { privacySections } from "./privacy/privacy-sections.ts";

/** The first line is the specification's (spec 2 §2); the second says what was added since. */
const DATES = [
  "Last updated: June 16, 2025",
  "Automated decisions section added November 15, 2026",
];

export function PrivacyPage() {
  return (
    <LegalFrame
      title="Privacy Policy"
      lead="What Candour knows about you, what its programs do with it, who sees it, and how to change or delete it."
      dates={DATES}
      sections={privacySections}
    />
  );
}
