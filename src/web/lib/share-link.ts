interface Link {
  title: string;
  url: string;
}

/** What of `navigator` matters here. Browsers lack the one, the other or both. */
interface Ways {
  share?: (link: Link) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** `by-hand`: the browser can do neither, or was not allowed to. */
export async function shareLink(link: Link, ways: Ways): Promise<"shared" | "copied" | "by-hand"> {
  try {
    if (ways.share) {
      await ways.share(link);
      return "shared";
    }
  } catch (error) {
    // The person closed the list of places to share to: that is an answer, not a failure.
    if (error instanceof Error && error.name === "AbortError") return "shared";
  }
  try {
    if (!ways.clipboard) return "by-hand";
    await ways.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "by-hand";
  }
}
