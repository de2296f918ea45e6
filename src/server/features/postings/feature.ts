import { engineVersion } from "#matching/engine.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { DocumentService } from "../documents/service.ts";
import { postingsDemo } from "./demo.ts";
import { liveJobs } from "./live-jobs.ts";
import { createDocumentPostings } from "./own/document-postings.ts";
import { createGoLive, type RecruiterStanding } from "./own/go-live.ts";
import { createOwnPostings } from "./own/own-postings.ts";
import { createPostingNews, type NewsParts } from "./own/posting-news.ts";
import { createReleaseWaiting } from "./own/release-waiting.ts";
import { ownPostingRoutes } from "./own/routes.ts";
import { uncountApplication } from "./own/uncount-application.ts";
import { postingsPersonalData } from "./personal-data.ts";
import { waitingFirms } from "./repository.ts";
import { postingRoutes } from "./routes.ts";
import { createPostingService, type Justified, type NewPosting } from "./service.ts";

interface Needs extends Omit<NewsParts, "events"> {
  readonly documents: Pick<DocumentService, "removeIn">;
  readonly recruiters: RecruiterStanding;
}

export function addPostings(platform: Platform, needs: Needs) {
  const { database, clock, events, routes, demo, sitemap } = platform;
  const service = createPostingService({ database, clock });
  const news = createPostingNews({ ...needs, events });
  const goLive = createGoLive(needs.recruiters);
  const own = createOwnPostings({
    database,
    clock,
    news,
    goLive,
    removeDocument: async (tx, accountId, id) => {
      await needs.documents.removeIn(tx, { accountId }, id);
    },
  });
  const engine = engineVersion(platform.config);
  postingRoutes(routes, service, engine);
  ownPostingRoutes(routes, own, engine);
  demo.push(postingsDemo);
  sitemap.push(liveJobs);
  return {
    ...service,
    ofDocuments: createDocumentPostings({ clock, news, goLive }),
    closeAll: own.closeAll,
    /** The owner was verified. */
    releaseWaiting: createReleaseWaiting({ clock, news }),
    waitingFirms,
    uncountApplication,
    /** A new one of a recruiter's, live at once unless its owner has to be verified first. */
    async publish(tx: Db, posting: NewPosting, justified?: Justified) {
      const state = await goLive(tx, posting);
      const job = await service.create(tx, { ...posting, ...state }, justified);
      await news.trail(tx, "created", job);
      await news.created(tx, job);
      if (job.status === "active") await news.live(tx, job);
      return job;
    },
    personalData: postingsPersonalData,
  };
}
