import { FEED } from "../feed.ts";
import { listTexts as texts } from "../texts.ts";
import { type BlogView, queryOf } from "./blog-view.ts";

/** What /blog tells search engines; `shown` articles, where they are known. */
export function listHead({ search, category, page }: BlogView, shown = 1) {
  return {
    title: texts.title,
    description: texts.about,
    query: queryOf({ category, page }),
    // What somebody looked for is no page of its own, nor is a place where nothing is.
    unlisted: search !== "" || shown === 0,
    feed: FEED,
  };
}
