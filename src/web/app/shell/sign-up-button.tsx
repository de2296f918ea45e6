import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { ButtonLink } from "#web/ui/button.tsx";

type SignUpButtonProps = Omit<ComponentProps<typeof ButtonLink>, "to" | "state">;

/** From the recruiters' page one signs up as a recruiter (spec 1 §2). */
export function SignUpButton(props: SignUpButtonProps) {
  const isForRecruiters = useLocation().pathname === "/recruiters";
  if (!isForRecruiters) return <ButtonLink {...props} to="/register" />;
  return <ButtonLink {...props} to="/register?recruiter=true" state={{ from: "recruiter" }} />;
}
