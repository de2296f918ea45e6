import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useId, useRef } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { POST_STATUSES, type PostStatus } from "#contract/blog-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Paging } from "#web/ui/list/paging.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { categoriesQuery, type PostsPage, postsQuery, statsQuery } from "./api.ts";
import { postColumns } from "./post-columns.tsx";
import { blogTexts, deleteTexts, listTexts, listTexts as texts } from "./texts.ts";
import { type AdminPlace, statusOf } from "./use-admin-address.ts";
import type { PostActions } from "./use-post-actions.ts";

interface PostsListProps {
  place: AdminPlace;
  verbs: PostActions;
  search: string;
  setSearch: (search: string) => void;
  /** Where reading goes on when the row that had the focus is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Spec 2 §2: Posts List. */
export function PostsList({ place, verbs, search, setSearch, heading }: PostsListProps) {
  const { status, page } = place.address;
  const query = useQuery({ ...postsQuery(page, status), placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = query;
  useLastPage(place, isPlaceholderData ? undefined : data?.total_pages);
  const kept = useFocusKept(data, heading);
  const shown = data && shownPosts(data.posts, search);
  const retry = () => void query.refetch();

  return (
    <div className="grid gap-4">
      <ListFaults verbs={verbs} isStale={data !== undefined && error !== null} onRetry={retry} />
      <FilterBar
        search={search}
        onSearch={setSearch}
        status={status}
        onStatus={(next) => place.turn({ status: next, page: 1 })}
      />
      {(query.isPending || isBetween(data, isPlaceholderData)) && (
        <SkeletonList rows={10} label={texts.loading} />
      )}
      {query.isError && !data && (
        <ErrorState
          title={texts.failed}
          text={messageOf(error, blogTexts.unexpected)}
          onRetry={retry}
        />
      )}
      {data && shown && !isBetween(data, isPlaceholderData) && (
        <div>
          <NumbersLine total={data.total} shown={shown.length} onPage={data.posts.length} />
          {/* What is still there of another page is not to be acted on. */}
          <div ref={kept} inert={isPlaceholderData} className="transition-opacity inert:opacity-50">
            <PostTable {...{ place, verbs, shown, search }} onClear={() => setSearch("")} />
          </div>
          <Paging
            label={texts.pages}
            page={page}
            pages={data.total_pages}
            onPage={(next) => place.go({ page: next })}
          />
        </div>
      )}
      {verbs.removing && <DeleteDialog post={verbs.removing} verbs={verbs} />}
    </div>
  );
}

/** Nothing is here, and yet it is not known that there is nothing: another page is on its way. */
function isBetween(data: PostsPage | undefined, isPlaceholder: boolean): boolean {
  return data?.posts.length === 0 && (isPlaceholder || data.total > 0);
}

/** Whoever deletes the last post of the last page, or follows an old link, sees the page that is now the last. */
function useLastPage({ address, turn }: AdminPlace, pages: number | undefined): void {
  const last = Math.max(1, pages ?? address.page);
  useEffect(() => {
    if (address.page > last) turn({ page: last });
  });
}

/**
 * A row that is gone takes the focus with it: reading goes on at the heading. Gives the ref of what holds the
 * rows; `rows` are looked at whenever they are others.
 */
function useFocusKept(rows: unknown, heading: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the reason to look.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected;
    if (isGone && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [rows, heading]);
  return useCallback((list: HTMLElement | null) => {
    const keep = ({ target }: Event) => {
      last.current = target;
    };
    list?.addEventListener("focusin", keep);
    return () => list?.removeEventListener("focusin", keep);
  }, []);
}

interface NumbersLineProps {
  /** Of the status that is asked for. */
  total: number;
  /** What the search has left of this page. */
  shown: number;
  onPage: number;
}

/** Spec 2 §2: numbers in the list area. Where nobody knows those of all posts, the line does without. */
function NumbersLine({ total, shown, onPage }: NumbersLineProps) {
  const { data } = useQuery(statsQuery);
  const { numbers } = texts;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 text-13 text-ink-2 tabular-nums">
      <p role="status">
        {texts.total(total)}
        {shown !== onPage && <b className="font-[550] text-ink">, {texts.found(shown, onPage)}</b>}
      </p>
      {data && (
        <p className="text-ink-3">
          {numbers(data.published_posts, data.draft_posts, data.archived_posts)}
        </p>
      )}
    </div>
  );
}

interface ListFaultsProps {
  verbs: PostActions;
  /** The rows are of before: they could not be loaded again. */
  isStale: boolean;
  onRetry: () => void;
}

/** Spec 2 §2: action errors stand above the list. */
function ListFaults({ verbs: { fault, dismiss }, isStale, onRetry }: ListFaultsProps) {
  const place = useRef<HTMLDivElement>(null);
  // Its row may be far down.
  useEffect(() => {
    if (fault) place.current?.scrollIntoView({ block: "center" });
  }, [fault]);
  if (!fault && !isStale) return null;
  const retry = <TextButton onClick={onRetry}>{texts.retry}</TextButton>;
  return (
    <div ref={place} className="grid gap-2">
      {fault && (
        <Banner kind="bad" onClose={dismiss}>
          {fault}
        </Banner>
      )}
      {isStale && (
        <Banner kind="bad" action={retry}>
          {texts.failed}
        </Banner>
      )}
    </div>
  );
}

const STATUSES = [
  { value: "", label: texts.anyStatus },
  ...POST_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
];

interface FilterBarProps {
  search: string;
  onSearch: (search: string) => void;
  status: PostStatus | "";
  onStatus: (status: PostStatus | "") => void;
}

function FilterBar({ search, onSearch, status, onStatus }: FilterBarProps) {
  const id = useId();
  return (
    <search
      aria-label={texts.filter}
      className="grid gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <Field
        id={`${id}search`}
        type="search"
        label={texts.search}
        hint={texts.searchHint}
        autoComplete="off"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Select
        id={`${id}status`}
        label={texts.status}
        options={STATUSES}
        value={status}
        onChange={({ target }) => onStatus(statusOf(target.value))}
      />
    </search>
  );
}

/** Spec 2 §4: asked for any post, in these words. */
function DeleteDialog({ post, verbs }: { post: AdminPost; verbs: PostActions }) {
  const gone = deleteTexts.text(post.title || listTexts.untitled);
  return (
    <ConfirmDialog
      open
      danger
      title={deleteTexts.title}
      text={post.status === "published" ? `${gone} ${deleteTexts.published}` : gone}
      confirm={deleteTexts.confirm}
      busy={verbs.isBusy(post)}
      onConfirm={() => verbs.remove(post)}
      onClose={verbs.keep}
    />
  );
}

/** Those inside a word do not part it; the others stand between words. */
const INSIDE = /<\/?(?:strong|em|code|a)\b[^>]*>/g;
const BETWEEN = /<[^>]*>/g;
const SIGNS: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
  "&amp;": "&",
};

/** Spec 2 §5: whatever the capitals, in the title or the content, of the page that is loaded. */
export function shownPosts(posts: readonly AdminPost[], typed: string): readonly AdminPost[] {
  const sought = plain(typed);
  if (sought === "") return posts;
  return posts.filter(
    ({ title, content }) =>
      plain(title).includes(sought) || plain(wordsOf(content)).includes(sought),
  );
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** What a reader sees of an article: nobody looks for the names of its elements. */
function wordsOf(html: string): string {
  return html
    .replace(INSIDE, "")
    .replace(BETWEEN, " ")
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (sign) => SIGNS[sign] ?? sign);
}

interface PostTableProps {
  place: AdminPlace;
  verbs: PostActions;
  shown: readonly AdminPost[];
  search: string;
  onClear: () => void;
}

function PostTable(props: PostTableProps) {
  const { verbs, shown } = props;
  const categories = useQuery(categoriesQuery).data;
  const categoryOf = (slug: string) =>
    categories?.find((category) => category.slug === slug)?.name ?? slug;
  return (
    <Table
      label={texts.table}
      columns={postColumns(verbs, categoryOf)}
      rows={shown}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title || texts.untitled}
      onOpen={verbs.edit}
      empty={<Nothing {...props} />}
    />
  );
}

/** Why there is nothing here, and the one next step. */
function Nothing({ place, verbs, search, onClear }: PostTableProps) {
  const { status } = place.address;
  if (search.trim() !== "")
    return (
      <EmptyState
        title={texts.noneFound}
        text={texts.noneFoundText}
        action={
          <Button look="line" onClick={onClear}>
            {texts.clear}
          </Button>
        }
      />
    );
  if (status !== "")
    return (
      <EmptyState
        title={texts.noneOf[status]}
        text={texts.noneOfText}
        action={
          <Button look="line" onClick={() => place.turn({ status: "", page: 1 })}>
            {texts.showAll}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={texts.none}
      text={texts.noneText}
      action={
        <>
          <Button look="line" onClick={verbs.create}>
            {blogTexts.newPost}
          </Button>
          <Button look="line" onClick={() => place.turn({ tab: "generate" })}>
            {blogTexts.generate}
          </Button>
        </>
      }
    />
  );
}
