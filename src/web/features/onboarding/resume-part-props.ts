export interface ResumePartProps {
  /** The document that is to stand for the person; undefined while there is none. */
  resumeId: string | undefined;
  /** Why one cannot go on without, or with this one. */
  fault: string | undefined;
  onResume: (resumeId: string | undefined) => void;
  /** A file is on its way. */
  onBusy: (busy: boolean) => void;
}
