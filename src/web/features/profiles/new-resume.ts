import type { ReactNode } from "react";

/** What is about to become the resume. */
export interface NewResume {
  documentId: string;
  fileName: string;
}

/** How one is brought in; the screen knows. */
export type Uploader = (onUploaded: (resume: NewResume) => void) => ReactNode;
