import { useQueryClient } from "@tanstack/react-query";
import type { ApiQuery } from "./query.ts";

/** Where it is written down that the server looked for something and there is none. */
export const missingKey = ({ queryKey }: Pick<ApiQuery, "queryKey">) =>
  ["missing", ...queryKey] as const;

/**
 * A refusal is no answer that could be handed over with a page. This says at least that there was
 * one, so that the server and the browser begin with the same words.
 */
export const useMissing = (query: Pick<ApiQuery, "queryKey">): boolean =>
  useQueryClient().getQueryData(missingKey(query)) === true;
