import type { ComponentType } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import type { Draft } from "./draft.ts";
import type { ResumePartProps } from "./resume-part-props.ts";

export interface PreferencesPartProps {
  line: string;
  onLine: (line: string) => void;
}

export interface StepProps {
  user: SessionUser;
  filled: Draft;
  /** From another step, and not by opening the page. */
  arrived: boolean;
  keep: (change: Draft) => void;
  ResumePart: ComponentType<ResumePartProps>;
  /** What they look for belongs to another feature: the screen hands it in. */
  PreferencesPart: ComponentType<PreferencesPartProps>;
  onBack: () => void;
  onNext: () => void;
  onSending: (sending: boolean) => void;
  onComplete: () => void;
}
