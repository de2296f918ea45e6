import type { QueryClient } from "@tanstack/react-query";
import { RECOMMENDATION_SENTENCES } from "#contract/recommendations.ts";
import { keepComparison } from "#web/features/comparison/api.ts";
import { actionTexts } from "#web/features/comparison/report/texts.ts";
import { refreshBookmarks, sendBookmark, sendInterest } from "#web/features/recommendations/api.ts";
import type { PendingAction } from "#web/lib/pending-action.ts";

interface KnownAction {
  /** Somebody is told about the person: first they say who they are. */
  afterSetup?: true;
  /** It is about a document of this browser, which has to be the account's first. */
  afterKeeping?: true;
  /** Answers the sentence that says that it was done. */
  run: (client: QueryClient, id: string) => Promise<string>;
  failed: string;
}

/** Everything that can be carried out after signing up. What is not in this table is never done. */
export const ACTIONS: Record<PendingAction["kind"], KnownAction> = {
  "save-job": {
    failed: "That could not be saved. Please try again.",
    async run(client, id) {
      await sendBookmark(id, true);
      await refreshBookmarks(client);
      return RECOMMENDATION_SENTENCES.bookmarked;
    },
  },
  "express-interest": {
    afterSetup: true,
    failed: RECOMMENDATION_SENTENCES.interestFailed,
    run: async (client, id) => (await sendInterest(client, id)).message,
  },
  "save-comparison": {
    afterKeeping: true,
    failed: actionTexts.saveFailed,
    async run(client, id) {
      await keepComparison(client, id, true);
      return actionTexts.savedText;
    },
  },
};
