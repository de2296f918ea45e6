import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { messageOf } from "#web/lib/api.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Paging } from "#web/ui/list/paging.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { type PostsPage, postsQuery } from "../api.ts";
import { shownPosts } from "../model/shown-posts.ts";
import { blogTexts, listTexts as texts } from "../texts.ts";
import type { AdminPlace } from "../use-admin-address.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListFaults } from "./list-faults.tsx";
import { NumbersLine } from "./numbers-line.tsx";
import { PostTable } from "./post-table.tsx";
import { useFocusKept } from "./use-focus-kept.ts";
import type { PostVerbs } from "./use-post-verbs.ts";

interface PostsListProps {
  place: AdminPlace;
  verbs: PostVerbs;
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
