import { DEFAULT_SELECTORS } from "#contract/firm-rules.ts";
import { DEMO_MODULES } from "./demo-modules.ts";
import { demoPeople } from "./features/accounts/demo.ts";
import { addAccounts } from "./features/accounts/feature.ts";
import { addPersonalData } from "./features/accounts/personal-data-feature.ts";
import { addActivity } from "./features/activity/feature.ts";
import { addApplications } from "./features/applications/feature.ts";
import { addBlog } from "./features/blog/feature.ts";
import { addCandidates } from "./features/candidates/feature.ts";
import { addComparison } from "./features/comparison/feature.ts";
import { addContact } from "./features/contact/feature.ts";
import { addDocuments } from "./features/documents/feature.ts";
import { addFairness } from "./features/fairness/feature.ts";
import { addFirms } from "./features/firms/feature.ts";
import { addJobCreation } from "./features/job-creation/feature.ts";
import { addJobReview } from "./features/job-review/feature.ts";
import { addMatching } from "./features/matching/feature.ts";
import { addMessaging } from "./features/messaging/feature.ts";
import { addNotifications } from "./features/notifications/feature.ts";
import { addOnboarding } from "./features/onboarding/feature.ts";
import { addPostings } from "./features/postings/feature.ts";
import { addProfiles } from "./features/profiles/feature.ts";
import { addRecommendations } from "./features/recommendations/feature.ts";
import { addScraping } from "./features/scraping/feature.ts";
import { addSeek } from "./features/seek/feature.ts";
import { addSystemStatus } from "./features/system-status/feature.ts";
import { addTailored } from "./features/tailored/feature.ts";
import type { Db } from "./platform/database/database.ts";
import type { FetchedPage } from "./platform/fetching/guarded-fetch.ts";
import type { PersonalData } from "./platform/personal-data.ts";
import { createPlatform, type Platform, type PlatformOptions } from "./platform/platform.ts";
import { type AppServer, createAppServer } from "./platform/system/app-server.ts";
import type { EarlyStart } from "./start-early.ts";

export interface App extends AppServer {
  /** What each feature knows about a person. */
  readonly personalData: readonly PersonalData[];
}

/** The composition root: what there is, from the ground up. Later features may use earlier ones. */
export async function createApp(ground: PlatformOptions, early: EarlyStart = {}): Promise<App> {
  const platform = await createPlatform(ground);

  const accounts = addAccounts(platform, {
    statusExtras: async (id) => {
      const [unread, documentIds] = await Promise.all([
        messaging.unreadOf(id),
        documents.idsOf(id),
      ]);
      return { unread, documentIds };
    },
    onSignIn: (id, visitor) => documents.onSignIn(id, visitor),
    onEmailVerified: (tx, id) => profiles.recruiters.settle(tx, id),
  });
  const activity = addActivity(platform);
  const notifications = addNotifications(platform);
  const documents = addDocuments(platform, {
    notify: notifications.notify,
    record: activity.record,
    jobDescriptions: {
      arrived: (tx, document) => postings.ofDocuments.arrived(tx, document),
      read: (tx, document) => postings.ofDocuments.read(tx, document),
      removed: (tx, document) => postings.ofDocuments.removed(tx, document),
      isPosted: (db, id) => postings.ofDocuments.isPosted(db, id),
      archiveRead: (tx, archive) => postings.ofDocuments.archiveRead(tx, archive),
      statesOf: (db, ids) => postings.ofDocuments.statesOf(db, ids),
    },
    othersResume: (actor, id, give) => candidates.forDownload(actor, id, give),
  });
  const profiles = addProfiles(platform, {
    notify: notifications.notify,
    record: activity.record,
    isFound: (resume) => matching.isFound(resume),
    onChanged: (tx, accountId) => recommendations.onProfileChanged(tx, accountId),
    onVerified: (tx, accountId) => postings.releaseWaiting(tx, accountId),
    waitingFirms: (db, ids) => postings.waitingFirms(db, ids),
  });
  const postings = addPostings(platform, {
    ...notifications,
    record: activity.record,
    documents,
    recruiters: profiles.recruiters,
    matchSoon: (tx) => matching.matchSoon(tx),
  });
  const jobCreation = addJobCreation(platform, {
    record: activity.record,
    documents,
    postings,
    ownCompany: async (actor) => (await profiles.recruiters.of(actor)).company_name,
  });
  const matching = addMatching(platform, {
    ...notifications,
    ...early,
    postings,
    rescoreLists: () => recommendations.rescore(),
  });
  const { recruiters } = profiles;
  const comparison = addComparison(platform, { ...recruiters, profiles, postings, matching });
  const tailored = addTailored(platform, comparison);
  const candidates = addCandidates(platform, {
    ...notifications,
    record: activity.record,
    recruiters,
    postings,
    matching,
  });
  const recommendations = addRecommendations(platform, {
    ...notifications,
    profiles,
    postings,
    matching,
  });
  const messaging = addMessaging(platform, {
    ...notifications,
    ...recruiters,
    record: activity.record,
  });
  const applications = addApplications(platform, {
    ...notifications,
    ...recruiters,
    postings,
    interests: recommendations.interests,
    forgetBookmark: recommendations.bookmarks.removeIn,
    jobOnPage: (page) => operations.jobOnPage(page),
  });
  const onboarding = addOnboarding(platform, {
    ...notifications,
    prove: accounts.prove,
    closePostings: postings.closeAll,
    savePreferences: matching.savePreferences,
    documents,
    profiles,
  });
  const contact = addContact(platform);
  const blog = addBlog(platform);
  const operations = addOperations(platform, {
    ...accounts,
    ...matching,
    matching,
    postings,
  });

  const personalData = [
    ...operations.personalData,
    blog.personalData,
    contact.personalData,
    onboarding.personalData,
    applications.personalData,
    messaging.personalData,
    recommendations.personalData,
    candidates.personalData,
    tailored.personalData,
    comparison.personalData,
    matching.personalData,
    jobCreation.personalData,
    postings.personalData,
    profiles.personalData,
    notifications.personalData,
    activity.personalData,
    documents.personalData,
    accounts.personalData,
  ];
  addPersonalData(platform, { ...accounts, personalData });

  const server = await createAppServer(platform, {
    identify: accounts.identify,
    isUnused: accounts.isUnused,
    demoAccounts: demoPeople(platform.config.localOnly),
    demoModules: DEMO_MODULES,
  });
  return { ...server, personalData };
}

interface Needs extends Pick<Parameters<typeof addJobReview>[1], "postings" | "matchSoon"> {
  readonly administrators: (db: Db) => Promise<readonly string[]>;
  readonly matching: Parameters<typeof addFairness>[1]["matching"] &
    Parameters<typeof addSystemStatus>[1]["matching"];
}

/** What most websites call the parts of an advertisement. */
const USUAL_SELECTORS = {
  title: DEFAULT_SELECTORS.job_title_selector,
  content: DEFAULT_SELECTORS.job_content_selector,
};

/** What operators work with: how jobs of others come into the market, and whether all is well. */
function addOperations(
  platform: Platform,
  { postings, matching, matchSoon, administrators }: Needs,
) {
  const firms = addFirms(platform);
  const review = addJobReview(platform, { postings, matchSoon, administrators });
  const scraping = addScraping(platform, { firms, review, administrators });
  addSeek(platform, { scraping });
  addFairness(platform, { matching });
  addSystemStatus(platform, { matching });
  return {
    personalData: [scraping.personalData, review.personalData, firms.personalData],
    jobOnPage: async (page: FetchedPage) => {
      const { pages } = scraping;
      const [job, site] = await Promise.all([pages.job(page, USUAL_SELECTORS), pages.site(page)]);
      return { ...job, siteName: site.name };
    },
  };
}
