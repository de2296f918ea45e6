import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { offeredQuery } from "#web/features/documents/api.ts";
import { messageOf } from "#web/lib/api.ts";
import type { PendingAction } from "#web/lib/pending-action.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { toast } from "#web/ui/float/toast.ts";
import { ACTIONS } from "./actions.ts";
import { readPending, takePending } from "./read-pending.ts";

interface CarryOutProps {
  user: SessionUser;
  onDone: () => void;
}

/** Does what somebody wanted before they had an account, and leads back to where they wanted it. */
export function CarryOut({ user, onDone }: CarryOutProps) {
  const [pending] = useState(() => readPending());
  // All of them are a candidate's; who has not chosen yet may become one.
  const isFor = pending && !(user.onboarded && user.role === "recruiter");
  useEffect(() => {
    if (isFor) return;
    takePending();
    onDone();
  }, [isFor, onDone]);
  return isFor ? <Waiting {...{ user, pending, onDone }} /> : null;
}

function Waiting({ user, pending, onDone }: CarryOutProps & { pending: PendingAction }) {
  const { kind, id, from } = pending;
  const { run, failed, afterSetup, afterKeeping } = ACTIONS[kind];
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const offered = useQuery({ ...offeredQuery, enabled: afterKeeping === true });
  const needsSetup = afterSetup === true && !user.onboarded;
  const needsKeeping = afterKeeping === true && offered.data?.documents.length !== 0;

  const carryOut = useEffectEvent(async () => {
    // First, so that no other window does it as well.
    if (!takePending()) return;
    try {
      toast.success(await run(client, id));
    } catch (error) {
      toast.error(messageOf(error, failed));
    }
    onDone();
    if (location.pathname + location.search !== from) await navigate(from, { replace: true });
  });
  useEffect(() => {
    if (!needsSetup && !needsKeeping) void carryOut();
  }, [needsSetup, needsKeeping]);
  useEffect(() => {
    if (needsSetup && here === from) void navigate("/onboarding", { replace: true });
  }, [needsSetup, here, from, navigate]);
  return null;
}
