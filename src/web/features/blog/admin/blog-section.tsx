import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { BlogStats } from "#contract/blog-admin.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { askAgain, statsQuery } from "./api.ts";
import { PostsList } from "./posts-list.tsx";
import { blogTexts, generateTexts, statisticsTexts, blogTexts as texts } from "./texts.ts";
import { type AdminPlace, useAdminAddress } from "./use-admin-address.ts";
import { type Generating, useGenerate } from "./use-generate.ts";
import { usePostActions } from "./use-post-actions.ts";

/** The list does not carry the editor. */
const PostEditor = lazy(() =>
  import("../editor/post-editor.tsx").then((file) => ({ default: file.PostEditor })),
);

/** Spec 2 §2: Blog management. What is typed or under way stays while another tab or a post is looked at. */
export function BlogSection() {
  const place = useAdminAddress();
  const { edit, tab } = place.address;
  // Also for what is pressed late, after the list is looked at otherwise.
  const go = useRef(place.go);
  useEffect(() => {
    go.current = place.go;
  });
  const openEditor = (id: string) => go.current({ edit: id });
  const verbs = usePostActions(openEditor);
  const generating = useGenerate(edit === null && tab === "generate", openEditor);
  const [search, setSearch] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const isEditing = edit !== null;
  const wasEditing = useRef(isEditing);
  // Another screen at the same address: what had the focus is gone with the one that was left.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    scrollTo(0, 0);
    if (!isEditing) heading.current?.focus();
  }, [isEditing]);

  if (edit !== null) return <Editing id={edit} place={place} />;
  const list = <PostsList {...{ place, verbs, search, setSearch, heading }} />;
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="text-28 focus:outline-none md:text-36">
          {texts.title}
        </h1>
        <Button
          look={tab === "generate" ? "line" : "solid"}
          onClick={verbs.create}
          busy={verbs.isCreating}
          className="max-md:min-h-11"
        >
          <WorkIcon name="plus" />
          {texts.newPost}
        </Button>
      </div>
      <Tabs
        className="mt-4"
        label={texts.tabs}
        selected={tab}
        onSelect={(name) => place.turn({ tab: name })}
        tabs={[
          { name: "posts", label: texts.posts, panel: list },
          { name: "statistics", label: texts.statistics, panel: <Statistics /> },
          {
            name: "generate",
            label: texts.generate,
            panel: <Generate generating={generating} place={place} />,
          },
          { name: "ideas", label: texts.ideas, panel: <Ideas /> },
        ]}
      />
    </section>
  );
}

/** Back and save both return to the list (spec 2 §2). */
function Editing({ id, place }: { id: string; place: AdminPlace }) {
  const client = useQueryClient();
  function onBack() {
    // Also without a press on Save: a draft saves itself.
    void askAgain(client);
    place.go({ edit: null, tab: "posts" });
  }
  if (id === "") return <NoPost onBack={onBack} />;
  return (
    <Suspense fallback={<EditorOnItsWay />}>
      <PostEditor key={id} id={id} onBack={onBack} onSaved={onBack} />
    </Suspense>
  );
}

function EditorOnItsWay() {
  return (
    <div className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <SkeletonList rows={5} label={texts.loadingEditor} />
    </div>
  );
}

function NoPost({ onBack }: { onBack: () => void }) {
  const back = (
    <Button look="line" onClick={onBack}>
      {texts.back}
    </Button>
  );
  return (
    <section className="px-5 pt-6 pb-12 md:px-10 md:pt-8">
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <EmptyState title={texts.noPost} text={texts.noPostText} action={back} />
    </section>
  );
}

function Ideas() {
  return <p className="max-w-[56ch] text-ink-2">{texts.comingSoon}</p>;
}

interface GenerateProps {
  generating: Generating;
  place: AdminPlace;
}

const NEWEST = { tab: "posts", status: "", page: 1 } as const;

/** What Generate does, in plain words, and how the last one ended, where the button was pressed. */
function Generate({ generating, place }: GenerateProps) {
  const { isWriting, generate } = generating;
  return (
    <div className="grid max-w-[64ch] gap-6">
      <div>
        <h2 className="text-22">{generateTexts.title}</h2>
        <p className="mt-1.5 text-ink-2">{generateTexts.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not disabled: that would take the focus from whoever pressed it. */}
        <Button
          onClick={generate}
          aria-disabled={isWriting}
          className="aria-disabled:border-paper-3 aria-disabled:bg-paper-3 aria-disabled:text-ink-3 max-md:min-h-11"
        >
          {isWriting ? generateTexts.generating : generateTexts.generate}
        </Button>
        <p role="status" className="text-13 text-ink-3">
          {isWriting && generateTexts.goesOn}
        </p>
      </div>
      <Ended generating={generating} place={place} />
      <dl className="border-ink border-t">
        {generateTexts.facts.map(({ term, text }) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-0.5 border-rule border-b py-3 text-13 md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="font-[550]">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Ended({ generating: { outcome, dismiss }, place }: GenerateProps) {
  if (!outcome) return null;
  if ("fault" in outcome)
    return (
      <Banner kind="bad" onClose={dismiss}>
        {outcome.fault}
      </Banner>
    );
  if (!("post" in outcome))
    return (
      <Banner
        kind="ok"
        action={<TextLink to={place.toward(NEWEST)}>{generateTexts.list}</TextLink>}
        onClose={dismiss}
      >
        {generateTexts.meanwhile}
      </Banner>
    );
  const edit = (
    <TextLink to={place.toward({ edit: outcome.post.id })}>{generateTexts.edit}</TextLink>
  );
  return (
    <Banner kind="ok" action={edit} onClose={dismiss}>
      {generateTexts.ended(outcome.message, outcome.post.title)}
    </Banner>
  );
}

/** How many posts there are, and which are read. */
function Statistics() {
  const { data, error, isPending, refetch } = useQuery(statsQuery);
  if (isPending) return <SkeletonList rows={2} label={statisticsTexts.loading} />;
  if (!data)
    return (
      <ErrorState
        title={statisticsTexts.failed}
        text={messageOf(error, blogTexts.unexpected)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid gap-10">
      <Figures stats={data} />
      <MostRead posts={data.most_read} />
    </div>
  );
}

/** As on the dashboard: six in a row, or three, or two, and a hairline between any two of them. */
const FIGURES = [
  "grid grid-cols-2 border-rule border-y md:grid-cols-3 xl:grid-cols-6 *:border-rule *:py-4 *:pr-4",
  "max-md:*:nth-[n+3]:border-t max-md:*:even:border-l max-md:*:even:pl-4",
  "md:max-xl:*:nth-[n+4]:border-t md:max-xl:*:not-nth-[3n+1]:border-l md:max-xl:*:not-nth-[3n+1]:pl-5",
  "xl:*:not-first:border-l xl:*:not-first:pl-5",
].join(" ");

function Figures({ stats }: { stats: BlogStats }) {
  const figures = [
    [statisticsTexts.total, stats.total_posts],
    [statisticsTexts.published, stats.published_posts],
    [statisticsTexts.drafts, stats.draft_posts],
    [statisticsTexts.archived, stats.archived_posts],
    [statisticsTexts.ai, stats.ai_generated_posts],
    [statisticsTexts.views, stats.total_views],
  ] as const;
  return (
    <section aria-label={statisticsTexts.figures}>
      <dl className={FIGURES}>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-13 text-ink-2">{label}</dt>
            <dd className="font-[440] font-serif text-[2.5rem] lining-nums tabular-nums leading-[1.15] tracking-[-0.02em]">
              {statisticsTexts.number(figure)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function MostRead({ posts }: { posts: BlogStats["most_read"] }) {
  const isRead = posts.some(({ view_count }) => view_count > 0);
  return (
    <section aria-labelledby="most-read" className="max-w-[720px]">
      <h2 id="most-read" className="text-22">
        {statisticsTexts.mostRead}
      </h2>
      <p className="mt-1 mb-3 text-13 text-ink-3">
        {isRead ? statisticsTexts.mostReadText : statisticsTexts.noReaders}
      </p>
      {isRead && (
        <ol className="border-ink border-t text-13">
          {posts.map(({ id, title, slug, view_count }) => (
            <li key={id} className="flex items-baseline gap-6 border-rule border-b py-2.5">
              <TextLink
                to={`/blog/${encodeURIComponent(slug)}`}
                target="_blank"
                className="wrap-anywhere min-w-0 flex-1 py-1"
              >
                {title}
              </TextLink>
              <span className="flex-none text-ink-2 tabular-nums">
                {statisticsTexts.viewsOf(view_count)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
