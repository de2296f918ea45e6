import type { LegalSection } from "../legal-section.ts";
import { agreement } from "./agreement.tsx";
import { aiAndPayments } from "./ai-and-payments.tsx";
import { conductAndContent } from "./conduct-and-content.tsx";
import { ending } from "./ending.tsx";
import { liability } from "./liability.tsx";
import { privacyAndProperty } from "./privacy-and-property.tsx";

/** The 15 sections of spec 2 §2, in its order. */
export const termsSections: readonly LegalSection[] = [
  ...agreement,
  ...conductAndContent,
  ...aiAndPayments,
  ...privacyAndProperty,
  ...liability,
  ...ending,
];
