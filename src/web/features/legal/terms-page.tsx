import { LegalFrame } from "./legal-frame.tsx";
import { termsSections } from "./terms/terms-sections.ts";

/** Spec 2 §2. */
const DATES = ["Last updated: June 16, 2025"];

export function TermsPage() {
  return (
    <LegalFrame
      title="Terms of Service"
      lead="What Candour offers, what it asks of the people who use it, and what each side can rely on."
      dates={DATES}
      sections={termsSections}
    />
  );
}
