import { FIRM_LOCATIONS } from "#contract/firm-rules.ts";

/** What is searched for. The place in the words is the place of the firm that is found with them. */
export const DISCOVERY_QUERIES: readonly string[] = FIRM_LOCATIONS.flatMap((place) => [
  `law firm careers ${place}`,
  `solicitor vacancies law firm ${place}`,
]);
