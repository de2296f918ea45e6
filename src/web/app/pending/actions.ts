import type { QueryClient } from "@tanstack/react-query";
import { RECOMMENDATION_SENTENCES } from "#contract/recommendations.ts";
import { keepComparison } from "#web/features/comparison/api.ts";
import { actionTexts } from "#web/features/comparison/report/texts.ts";
import { refreshBookmarks, sendBookmark, sendInterest } from "#web/features/recommendations/api.ts";
import type { PendingAction } from "#web/lib/pending-action.ts";

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
export const ACTIONS: Record<PendingAction["kind"], KnownAction> = {
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
