import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

type Props<Of extends typeof ButtonLink | typeof Link> = Omit<ComponentProps<Of>, "to" | "state">;

export const SignUpButton = (props: Props<typeof ButtonLink>) => (
  <ButtonLink {...props} {...useSignUp()} />
);

export const SignUpLink = (props: Props<typeof Link>) => <Link {...props} {...useSignUp()} />;

/** From the recruiters' page one signs up as a recruiter (spec 1 §2). */
function useSignUp() {
  const isForRecruiters = useLocation().pathname === "/recruiters";
  if (!isForRecruiters) return { to: "/register" };
  return { to: "/register?recruiter=true", state: { from: "recruiter" } };
}
