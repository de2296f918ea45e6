import { useMatch } from "react-router";
import { PostPage } from "#web/features/blog/post-page.tsx";
import { usePost } from "#web/features/blog/use-post.ts";
import { usePageTitle } from "../screen-change.ts";

export function BlogPostPage() {
  const slug = useMatch("/blog/:slug")?.params.slug ?? "";
  const shown = usePost(slug);
  const wholeTitle = shown.face === "full" ? shown.wholeTitle : undefined;
  usePageTitle(shown.title, shown.face !== "loading", wholeTitle);
  return <PostPage key={slug} shown={shown} />;
}
