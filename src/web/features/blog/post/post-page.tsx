import { useEffect, useRef } from "react";
import type { BlogPost } from "#contract/blog.ts";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { ArticleBody } from "#web/ui/prose/article-body.tsx";
import { HeroDrawing } from "#web/ui/prose/hero-drawing.tsx";
import { BadgeLink } from "../article/badges.tsx";
import { postTexts as texts } from "../texts.ts";
import { writerOf } from "./model/writer-of.ts";
import { BackToBlog, FailedPost, LoadingPost, MissingPost } from "./parts/faces.tsx";
import { PostFooter } from "./parts/post-footer.tsx";
import { PostHeader } from "./parts/post-header.tsx";
import { sharePost } from "./share-post.ts";
import type { usePost } from "./use-post.ts";
import { useScreenLinks } from "./use-screen-links.ts";

/** Spec 1 §2: one article, for anyone. */
export function PostPage({ shown }: { shown: ReturnType<typeof usePost> }) {
  const { area, tried } = useTitleAfter(shown.face);
  return (
    <div className="wrap pt-8 pb-16">
      <div ref={area} className="mx-auto max-w-[760px]">
        <BackToBlog />
        {shown.face === "loading" && <LoadingPost />}
        {shown.face === "missing" && <MissingPost />}
        {shown.face === "failed" && (
          <FailedPost reason={shown.reason} onRetry={tried(shown.retry)} />
        )}
        {shown.face === "full" && <OnePost post={shown.post} />}
      </div>
    </div>
  );
}

/** Trying again takes the button with the focus away: reading goes on at the title of what comes. */
function useTitleAfter(face: string) {
  const area = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  useEffect(() => {
    if (!waits.current || face === "loading") return;
    waits.current = false;
    area.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [face]);
  const tried = (retry: () => void) => () => {
    waits.current = true;
    retry();
  };
  return { area, tried };
}

function OnePost({ post }: { post: BlogPost }) {
  const text = useScreenLinks();
  const share = () => void sharePost(post);
  return (
    <article className="mt-6">
      {post.status !== "published" && (
        <p className="mb-6 rounded-sm bg-note-wash px-3.5 py-[11px] text-13">
          {texts[post.status]}
        </p>
      )}
      <PostHeader post={post} onShare={share} />
      {post.featured_image && <HeroDrawing src={post.featured_image} shape="article" isFirst />}
      <ArticleBody ref={text} cleanHtml={post.content} className="mt-8" />
      {post.ai_generated && (
        <div className="mt-8">
          <AiNote writer={writerOf(post.written_by)} warning={texts.mayErr} />
        </div>
      )}
      {post.tags.length > 0 && <Tags tags={post.tags} />}
      <PostFooter onShare={share} />
    </article>
  );
}

/** They lead to the list, which knows nothing of tags yet (spec 1 §2). */
function Tags({ tags }: Pick<BlogPost, "tags">) {
  return (
    <ul aria-label={texts.tags} className="mt-8 flex flex-wrap gap-1.5 print:hidden">
      {tags.map(({ id, name, slug }) => (
        <li key={id}>
          <BadgeLink to={`/blog?${new URLSearchParams({ tag: slug })}`}>{name}</BadgeLink>
        </li>
      ))}
    </ul>
  );
}
