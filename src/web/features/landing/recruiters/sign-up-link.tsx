import type { ComponentProps } from "react";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { heroTexts } from "./texts.ts";

type SignUpLinkProps = Omit<ComponentProps<typeof ButtonLink>, "to" | "state">;

/**
 * Recruiter mode by navigation state (spec 1 §2), and in the address for those without a script. Who
 * is signed in has signed up.
 */
export function SignUpLink({ children, ...looks }: SignUpLinkProps) {
  const signedIn = useSession().state === "signed-in";
  if (signedIn)
    return (
      <ButtonLink {...looks} to="/dashboard">
        {heroTexts.dashboard}
      </ButtonLink>
    );
  return (
    <ButtonLink {...looks} to="/register?recruiter=true" state={{ from: "recruiter" }}>
      {children}
    </ButtonLink>
  );
}
