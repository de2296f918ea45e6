import type { FormEvent } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import type { RecruiterFields } from "./api.ts";

export interface StepProps {
  user: SessionUser;
  /** Where in the wizard this is. */
  frame: { steps: readonly string[]; at: number; arrived: boolean };
  filled: RecruiterFields;
  keep: (change: Partial<RecruiterFields>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** What stands in the fields, as somebody types. */
export const typedIn = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
  Object.fromEntries(
    [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
  );
