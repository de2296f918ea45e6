import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { offeredQuery } from "#web/features/documents/api.ts";
import { messageOf } from "#web/lib/api.ts";
import type { PendingAction } from "#web/lib/pending-action.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { toast } from "#web/ui/float/toast.ts";
import { ACTIONS } from "./actions.ts";
import { PendingApplication } from "./pending-application.tsx";
import { readPending, takePending } from "./read-pending.ts";

const SETUP = "/onboarding";

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
  const action = ACTIONS[pending.kind];
  const { afterSetup, afterKeeping } = action;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const place = "at" in action ? action.at(pending) : pending.from;
  const [isAsking, setAsking] = useState(false);
  const offered = useQuery({ ...offeredQuery, enabled: afterKeeping === true });
  // The setup says that it is finished, and leads on by itself.
  const needsSetup = afterSetup === true && (!user.onboarded || pathname === SETUP);
  const needsKeeping = afterKeeping === true && offered.data?.documents.length !== 0;

  const carryOut = useEffectEvent(async () => {
    // First, so that no other window does it as well.
    if (!takePending()) return onDone();
    if ("run" in action)
      try {
        toast.success(await action.run(client, pending));
      } catch (error) {
        toast.error(messageOf(error, action.failed));
      }
    if ("asks" in action) setAsking(true);
    else onDone();
    if (location.pathname + location.search !== place) await navigate(place, { replace: true });
  });
  useEffect(() => {
    if (!needsSetup && !needsKeeping) void carryOut();
  }, [needsSetup, needsKeeping]);
  useEffect(() => {
    if (needsSetup && here === pending.from) void navigate(SETUP, { replace: true });
  }, [needsSetup, here, pending.from, navigate]);
  return isAsking && <PendingApplication jobId={pending.id} onClose={onDone} />;
}
