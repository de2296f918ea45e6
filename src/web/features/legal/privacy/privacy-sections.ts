import type { LegalSection } from "../legal-section.ts";
import { aiProcessing } from "./ai-processing.tsx";
import { closing } from "./closing.tsx";
import { cookiesAndCommunications } from "./cookies-and-communications.tsx";
import { informationCollected } from "./information-collected.tsx";
import { overview } from "./overview.tsx";
import { privacyRights } from "./privacy-rights.tsx";
import { retentionAndTransfers } from "./retention-and-transfers.tsx";
import { sharing } from "./sharing.tsx";
import { storageAndSecurity } from "./storage-and-security.tsx";
import { use } from "./use.tsx";

/** The 14 sections of spec 2 §2, in its order. */
export const privacySections: readonly LegalSection[] = [
  overview,
  informationCollected,
  use,
  sharing,
  aiProcessing,
  storageAndSecurity,
  privacyRights,
  ...cookiesAndCommunications,
  ...retentionAndTransfers,
  ...closing,
];
