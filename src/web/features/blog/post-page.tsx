import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type BlogPost, BLOG_SENTENCES as say } from "#contract/blog.ts";
import { CALL_PATHS } from "#contract/call-paths.ts";
import { shareLink } from "#web/lib/share-link.ts";
import { ArticleBody } from "#web/ui/article-body.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { HeroDrawing } from "#web/ui/hero-drawing.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { BadgeLink, Badges } from "./badges.tsx";
import { Byline } from "./byline.tsx";
import { postTexts as texts } from "./texts.ts";
import type { usePost } from "./use-post.ts";

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

/** Who wrote what a machine wrote; older articles may not know. */
function writerOf(writtenBy: string): string {
  if (writtenBy === "") return texts.byMachine;
  return writtenBy === "rules" ? texts.byRules : texts.byModel(writtenBy);
}

/** Hands the address of an article on, in whatever way the browser has. */
async function sharePost({ title, slug }: Pick<BlogPost, "title" | "slug">): Promise<void> {
  const outcome = await shareLink({ title, url: `${location.origin}/blog/${slug}` }, navigator);
  if (outcome === "copied") toast.success(texts.copied);
  if (outcome === "by-hand") toast.info(texts.copyByHand);
}

/** The same as among the work icons, all of which would weigh too much for a public page. */
const SHARE = "M8 10V2.2M5 5l3-3 3 3M3.5 7.5v6.2h9V7.5";

function PostFooter({ onShare }: { onShare: () => void }) {
  return (
    <footer className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-rule border-t pt-4 print:hidden">
      <Button look="line" onClick={onShare}>
        <Drawing path={SHARE} />
        {texts.shareArticle}
      </Button>
      <TextLink to="/blog" className="text-13">
        {texts.more}
      </TextLink>
    </footer>
  );
}

function PostHeader({ post, onShare }: { post: BlogPost; onShare: () => void }) {
  return (
    <header className="wrap-anywhere pb-6">
      <Badges {...post} />
      <h1 tabIndex={-1} className="mt-3.5 text-36 leading-[1.1] outline-none md:text-[44px]">
        {post.title}
      </h1>
      {post.excerpt && (
        <p className="mt-4 max-w-[580px] font-serif text-18 text-ink-2 leading-normal">
          {post.excerpt}
        </p>
      )}
      <Byline post={post} className="mt-6 border-rule border-t pt-3 text-13">
        <TextButton className="print:hidden" onClick={onShare}>
          {texts.share}
        </TextButton>
      </Byline>
    </header>
  );
}

/** For a text whose links to our own screens are not to load the page anew. */
function useScreenLinks() {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    function follow(event: MouseEvent) {
      const path = isPlain(event) && screenOf(event.target);
      if (!path) return;
      event.preventDefault();
      void navigate(path);
    }
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);
  return text;
}

/** Another window, another tab, another button: not ours to handle. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Feeds, pictures and files are not screens either. */
const FILES = /^\/(rss|assets|blog-images)(\/|$)|\.\w+$/;

function screenOf(pressed: EventTarget | null): string | undefined {
  const link = pressed instanceof Element && pressed.closest("a");
  if (!link || link.target || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = link;
  const isHere = origin === location.origin;
  if (!isHere || CALL_PATHS.test(pathname) || FILES.test(pathname)) return undefined;
  // A place on this page is the browser's to find.
  const isThisPage = pathname + search === location.pathname + location.search;
  return isThisPage && hash ? undefined : pathname + search + hash;
}

/** Above every face: also who finds nothing can go on. */
function BackToBlog() {
  return (
    <p className="print:hidden">
      <TextLink to="/blog" className="text-13">
        {texts.back}
      </TextLink>
    </p>
  );
}

/** In the shape of what comes: a title, a line, a drawing and a text. */
function LoadingPost() {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-6! w-28" />
      <Skeleton className="mt-4 h-11! w-full" />
      <Skeleton className="mt-5 h-5! w-3/4" />
      <Skeleton className="mt-10 aspect-[400/190] h-auto! w-full md:aspect-[760/260]" />
      <div className="mt-8 max-w-[632px]">
        <Skeleton lines={12} />
      </div>
    </div>
  );
}

const WORDS = "mt-3 max-w-[52ch] font-serif text-18 text-ink-2";

function MissingPost() {
  return (
    <div className="py-8">
      <h1 tabIndex={-1} className="outline-none">
        {say.notFound}
      </h1>
      <p className={WORDS}>{texts.missingText}</p>
    </div>
  );
}

function FailedPost({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <div role="alert" aria-live="polite" className="py-8">
      <h1 tabIndex={-1} className="outline-none">
        {say.failed}
      </h1>
      <p className={WORDS}>{reason}</p>
      <Button look="line" className="mt-6" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
