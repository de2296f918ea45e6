import { siteFacts } from "#contract/platform.ts";
import { apiQuery } from "#web/lib/query.ts";

export const siteQuery = apiQuery(siteFacts);
