import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageOf } from "#web/lib/api.ts";
import { categoriesQuery, postsQuery } from "../api.ts";
import { listTexts as texts } from "../texts.ts";
import { lastPage } from "./model/list-place.ts";
import type { usePlace } from "./use-place.ts";

/** Spec 1 §8: where these cannot be loaded, that is only logged, and the screen stays empty. */
export function useArticles({ place, go }: ReturnType<typeof usePlace>) {
  // The numbers of the pages stay while the next one comes: whoever presses them keeps the focus.
  const list = useQuery({ ...postsQuery(place), placeholderData: (before) => before });
  useLogged(list.error, texts.listFailed);
  const { data, isPlaceholderData, isPending } = list;
  const pages = lastPage(data?.total ?? 0);
  const isBeyond = data !== undefined && !isPlaceholderData && place.page > pages;
  // As the server does, for whoever goes back to a page that is there no more.
  useEffect(() => {
    if (isBeyond) go({ page: pages }, true);
  });
  const isLoading = isPending || isPlaceholderData || isBeyond;
  return { pages, isLoading, found: isLoading ? undefined : data };
}

export function useCategories() {
  const { data = [], error } = useQuery(categoriesQuery);
  useLogged(error, texts.categoriesFailed);
  return data;
}

function useLogged(error: unknown, fallback: string): void {
  useEffect(() => {
    if (error) console.warn(messageOf(error, fallback));
  }, [error, fallback]);
}
