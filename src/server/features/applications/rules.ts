import { APPLICATION_SENTENCES as say } from "#contract/applications.ts";
import { LINK_SENTENCES as sayLink } from "#contract/job-links.ts";
import type { LimitRule } from "#server/platform/limits.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Of one account: more than anybody means, and few enough that nobody floods recruiters. */
export const APPLICATIONS_PER_DAY: LimitRule = {
  max: 50,
  windowSeconds: DAY_SECONDS,
  message: say.tooMany,
};

/** Pasted advertisements that are read for one account. */
export const READINGS_PER_DAY: LimitRule = {
  max: 200,
  windowSeconds: DAY_SECONDS,
  message: say.tooManyReadings,
};

/** Pages of others that are fetched for one account. */
export const LINKS_PER_HOUR: LimitRule = {
  max: 30,
  windowSeconds: 60 * 60,
  message: sayLink.tooManyLinks,
};
