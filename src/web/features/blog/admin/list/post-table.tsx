import { useQuery } from "@tanstack/react-query";
import type { AdminPost } from "#contract/blog-admin.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { Table } from "#web/ui/list/table.tsx";
import { categoriesQuery } from "../api.ts";
import { blogTexts, listTexts as texts } from "../texts.ts";
import type { AdminPlace } from "../use-admin-address.ts";
import { postColumns } from "./post-columns.tsx";
import type { PostActions } from "./use-post-actions.ts";

interface PostTableProps {
  place: AdminPlace;
  verbs: PostActions;
  shown: readonly AdminPost[];
  search: string;
  onClear: () => void;
}

export function PostTable(props: PostTableProps) {
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
