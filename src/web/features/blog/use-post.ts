import { useQuery } from "@tanstack/react-query";
import { BLOG_SENTENCES as say } from "#contract/blog.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useMissing } from "#web/lib/missing.ts";
import { postQuery } from "./api.ts";
import { tabTitle } from "./tab-title.ts";
import { postTexts as texts } from "./texts.ts";

/** An article, or why there is none to show. */
export function usePost(slug: string) {
  const query = postQuery(slug);
  const { data, isPending, error, refetch } = useQuery(query);
  const knownMissing = useMissing(query);
  // Before what was known: an article that was taken down meanwhile is not shown any more.
  const refused = error instanceof ApiError && error.fault === "not-found";
  if (refused || (isPending && knownMissing))
    return { face: "missing", title: say.notFound } as const;
  if (data)
    return { face: "full", post: data, title: data.title, wholeTitle: tabTitle(data) } as const;
  if (isPending) return { face: "loading", title: texts.post } as const;
  return {
    face: "failed",
    title: say.failed,
    reason: messageOf(error, texts.failedText),
    retry: () => void refetch(),
  } as const;
}
