import type { ComponentProps } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import type { PostStatus } from "#contract/blog-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import type { Column } from "#web/ui/list/column.ts";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { listTexts, rowTexts, listTexts as texts } from "./texts.ts";
import type { PostActions } from "./use-post-actions.ts";

const { columns } = texts;
const DOTS = { draft: "warn", published: "ok", archived: "off" } as const satisfies Record<
  PostStatus,
  string
>;

/** `categoryOf` gives the name of a category by its slug. */
export function postColumns(
  verbs: PostActions,
  categoryOf: (slug: string) => string,
): readonly Column<AdminPost>[] {
  return [
    { key: "title", title: columns.title, cell: (post) => <Title post={post} /> },
    {
      key: "status",
      title: columns.status,
      hideBelow: "md",
      width: "6.5rem",
      cell: ({ status }) => <Status status={status} />,
    },
    {
      key: "category",
      title: columns.category,
      hideBelow: "xl",
      cell: ({ category }) => categoryOf(category),
    },
    {
      key: "writer",
      title: columns.writer,
      hideBelow: "xl",
      width: "8.5rem",
      cell: (post) => <Writer post={post} />,
    },
    {
      key: "views",
      title: columns.views,
      align: "right",
      hideBelow: "md",
      cell: ({ view_count }) => texts.number(view_count),
    },
    {
      key: "reading",
      title: columns.reading,
      align: "right",
      hideBelow: "xl",
      cell: ({ reading_time }) => texts.minutes(reading_time),
    },
    {
      key: "created",
      title: columns.created,
      align: "right",
      hideBelow: "xl",
      cell: createdText,
    },
    {
      key: "menu",
      title: columns.more,
      width: "3rem",
      align: "right",
      cell: (post) => <PostMenuButton post={post} verbs={verbs} />,
    },
  ];
}

const createdText = ({ created_at }: AdminPost) => texts.date(new Date(created_at));

/** Where other columns would leave no room for titles, it also says what they would. */
function Title({ post }: { post: AdminPost }) {
  return (
    <>
      <span className="block min-w-48">{post.title || texts.untitled}</span>
      <span className="block font-normal text-12 text-ink-3">{post.slug}</span>
      <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 font-normal text-12 text-ink-2 xl:hidden">
        <span className="md:hidden">
          <Status status={post.status} />
        </span>
        {post.ai_generated && <span>{texts.aiGenerated}</span>}
        <span className="md:hidden">{texts.views(post.view_count)}</span>
        <span>{createdText(post)}</span>
      </span>
    </>
  );
}

function Status({ status }: { status: PostStatus }) {
  return <StatusWord dot={DOTS[status]}>{texts.statuses[status]}</StatusWord>;
}

/** Whatever a machine wrote says so, and which. */
function Writer({ post: { ai_generated, written_by } }: { post: AdminPost }) {
  if (!ai_generated) return texts.people;
  return (
    <>
      <Chip>{texts.aiGenerated}</Chip>
      <span className="wrap-anywhere mt-0.5 block text-12 text-ink-3">
        {written_by === "rules" ? texts.rules : texts.model(written_by)}
      </span>
    </>
  );
}

interface PostMenuButtonProps {
  post: AdminPost;
  verbs: PostActions;
}

/** The menu comes when somebody reaches for it: the list does not carry what it is made of. */
function PostMenuButton({ post, verbs }: PostMenuButtonProps) {
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./post-menu.tsx"),
    () => toast.error(rowTexts.menuFailed),
  );
  const trigger = { title: post.title || listTexts.untitled, busy: verbs.isBusy(post) };
  if (!loaded) return <Trigger {...trigger} {...reach} />;
  return (
    <loaded.PostMenu
      post={post}
      verbs={verbs}
      trigger={<Trigger {...trigger} />}
      openAtOnce={wanted}
    />
  );
}

interface TriggerProps extends ComponentProps<"button"> {
  title: string;
  busy: boolean;
}

function Trigger({ title, ...rest }: TriggerProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      className="max-md:size-11"
      aria-label={rowTexts.menu(title)}
      aria-haspopup="menu"
      {...rest}
    >
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
}
