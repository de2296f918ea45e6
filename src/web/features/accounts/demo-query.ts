import { demoWorld } from "#contract/platform.ts";
import { apiQuery } from "#web/lib/query.ts";

export const demoQuery = apiQuery(demoWorld);
