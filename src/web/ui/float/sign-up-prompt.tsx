import { Button, ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { TextLink } from "../text-link.tsx";
import { Dialog } from "./dialog.tsx";

interface SignUpPromptProps {
  /** Both vary by what somebody wanted to do (spec 1 §2). */
  title: string;
  text: string;
  /** Where to go on once they have signed in. */
  from?: string;
  /** They go on to sign up. */
  onGo?: (() => void) | undefined;
  onClose: () => void;
}

const BENEFITS = [
  "Save your preferences and everything you compare",
  "Notifications when a new job fits your resume",
  "A secure profile that you alone open to others",
] as const;

/** Asks a visitor to sign up, because what they want to do belongs to an account. */
export function SignUpPrompt({ title, text, from, onGo, onClose }: SignUpPromptProps) {
  const actions = (
    <>
      <ButtonLink to="/register" state={{ from }} onClick={onGo}>
        Create Free Account
      </ButtonLink>
      <Button look="quiet" onClick={onClose}>
        Maybe Later
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} text={text} actions={actions}>
      <ul className="grid gap-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-1 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-3">
        By continuing you accept the <TextLink to="/terms">terms</TextLink> and{" "}
        <TextLink to="/privacy">privacy policy</TextLink>.
      </p>
    </Dialog>
  );
}
