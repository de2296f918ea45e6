import { listProviders } from "#contract/offered-providers.ts";
import { apiQuery } from "#web/lib/query.ts";

/** Which buttons there are: none for a provider that is not set up. */
export const providersQuery = apiQuery(listProviders);
