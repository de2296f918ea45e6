import type { ReactNode } from "react";

export interface LegalSection {
  /** The anchor, as in /privacy#ai-processing. People link to it, so it never changes. */
  id: string;
  title: string;
  /** One plain sentence that says what the section comes to. */
  point: string;
  body: ReactNode;
}
