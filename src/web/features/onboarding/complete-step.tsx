import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { Status } from "#contract/user-status.ts";
import { pause } from "#web/lib/patience.ts";
import { refreshSession, type SessionUser, statusQuery } from "#web/lib/session.ts";
import { Icon } from "#web/ui/icon.tsx";
import { onboardingTexts as texts } from "./texts.ts";
import { WizardFrame } from "./wizard-frame.tsx";

/** Spec 1 §2 and §9: so long it can be read, and so long the server has after that. */
const READ_MS = 2000;
const WAIT_MS = 1000;

type Role = SessionUser["role"];

interface CompleteStepProps {
  role: Role;
  /** The sentence of spec 1 §8. */
  says: string;
}

export function CompleteStep({ role, says }: CompleteStepProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const steps = texts[role === "recruiter" ? "recruiterSteps" : "candidateSteps"];

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function goOn() {
      await pause(READ_MS, signal);
      await pause(WAIT_MS, signal);
      await refreshSession(client).catch(() => rememberRole(client, role));
      if (!signal.aborted) await navigate("/dashboard", { replace: true });
    }
    // Left meanwhile: then there is nowhere to go on to.
    goOn().catch(() => undefined);
    return () => leaving.abort();
  }, [client, navigate, role]);

  return (
    <WizardFrame steps={steps} at={steps.length} title={says} arrived>
      <p role="status" className="flex items-center gap-2.5 text-ink-2">
        <Icon name="turn" className="animate-turn" />
        {texts.leaving}
      </p>
    </WizardFrame>
  );
}

/** The server has said yes, also where it cannot be asked again: the guard lets the person in. */
function rememberRole(client: QueryClient, role: Role): void {
  const known = z.safeParse(Status, client.getQueryData(statusQuery.queryKey));
  if (!known.success || !known.data.logged_in) return;
  const user = { ...known.data.user, Onboarding: true, Isrecruiter: role === "recruiter" };
  client.setQueryData(statusQuery.queryKey, { ...known.data, user });
}
