import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { APPLICATION_SENTENCES, getApplicationForm } from "#contract/applications.ts";
import { RECOMMENDATION_SENTENCES } from "#contract/recommendations.ts";
import { keepComparison } from "#web/features/comparison/api.ts";
import { actionTexts } from "#web/features/comparison/report/texts.ts";
import { offeredQuery } from "#web/features/documents/api.ts";
import { refreshBookmarks, sendBookmark, sendInterest } from "#web/features/recommendations/api.ts";
import { ApplyDialog } from "#web/features/recommendations/candidate/apply-dialog.tsx";
import { messageOf } from "#web/lib/api.ts";
import { localPath } from "#web/lib/came-from.ts";
import { PENDING_KEY, type PendingAction } from "#web/lib/pending-action.ts";
import { apiQuery } from "#web/lib/query.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { toast } from "#web/ui/float/toast.ts";

interface Waits {
  /** Somebody is told about the person: first they say who they are. */
  afterSetup?: true;
  /** It is about a document of this browser, which has to be the account's first. */
  afterKeeping?: true;
}

type KnownAction = Waits &
  (
    | {
        /** Answers the sentence that says that it was done. */
        run: (client: QueryClient, action: PendingAction) => Promise<string>;
        failed: string;
      }
    /** The screen where it is done. */
    | { at: (action: PendingAction) => string }
    /** They say themselves what is sent. */
    | { asks: "application" }
  );

/** Everything that can be carried out after signing up. What is not in this table is never done. */
const ACTIONS: Record<PendingAction["kind"], KnownAction> = {
  "save-job": {
    failed: "That could not be saved. Please try again.",
    async run(client, { id, title }) {
      await sendBookmark(id, true);
      await refreshBookmarks(client);
      return title ? `Saved: ${title}` : RECOMMENDATION_SENTENCES.bookmarked;
    },
  },
  "express-interest": {
    afterSetup: true,
    failed: RECOMMENDATION_SENTENCES.interestFailed,
    run: async (client, { id }) => (await sendInterest(client, id)).message,
  },
  apply: { afterSetup: true, asks: "application" },
  "contact-recruiter": { afterSetup: true, at: ({ id }) => `/messages?job=${id}` },
  "save-comparison": {
    afterKeeping: true,
    failed: actionTexts.saveFailed,
    async run(client, { id }) {
      await keepComparison(client, id, true);
      return actionTexts.savedText;
    },
  },
};

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

const FAILED = "The form could not be loaded. Press Apply once more.";

interface PendingApplicationProps {
  jobId: string;
  onClose: () => void;
}

/** The form over the screen to which they came back: nothing is sent that they have not seen. */
function PendingApplication({ jobId, onClose }: PendingApplicationProps) {
  const { data, error } = useQuery(apiQuery(getApplicationForm, { query: { jobId } }));
  const hasApplied = data?.application != null && data.application.withdrawn_at === null;
  const cannot = error ? messageOf(error, FAILED) : hasApplied && APPLICATION_SENTENCES.already;
  useEffect(() => {
    if (!cannot) return;
    toast.info(cannot);
    onClose();
  }, [cannot, onClose]);
  if (cannot || !data) return null;
  return <ApplyDialog job={{ id: jobId, ...data }} onClose={onClose} />;
}

/** As long as the link that confirms an address works. */
const KEPT_MS = 24 * 3_600_000;

const KINDS = [
  "save-job",
  "express-interest",
  "apply",
  "contact-recruiter",
  "save-comparison",
] as const satisfies readonly PendingAction["kind"][];

const Kept = z.object({
  kind: z.enum(KINDS),
  id: z.uuid(),
  title: z.optional(z.string()),
  from: z.string(),
  at: z.number(),
});

/** Nothing where it is too old, or not in the form in which it was kept. */
function readPending(now = Date.now()): PendingAction | undefined {
  const kept = Kept.safeParse(parsed());
  if (!kept.success) return undefined;
  const { at, from: path, ...action } = kept.data;
  const from = localPath(path);
  if (!from || at > now || now - at > KEPT_MS) return undefined;
  return { ...action, from };
}

/** Whether it was still there: of several windows, one carries it out. */
function takePending(): boolean {
  try {
    const isThere = localStorage.getItem(PENDING_KEY) !== null;
    localStorage.removeItem(PENDING_KEY);
    return isThere;
  } catch {
    return false;
  }
}

function parsed(): unknown {
  try {
    return JSON.parse(localStorage.getItem(PENDING_KEY) ?? "null");
  } catch {
    return undefined;
  }
}
