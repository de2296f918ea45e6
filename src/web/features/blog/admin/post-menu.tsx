import type { ReactElement } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { Menu, MenuItem, MenuRule } from "#web/ui/float/menu.tsx";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { listTexts, rowTexts as texts } from "./texts.ts";
import type { PostActions } from "./use-post-actions.ts";

const PICTURE = "M2.5 3h11v10h-11zM2.5 11 6 7.5l2.5 2.5 2-2 3 3M10.5 5.5h.01";
const BOX = "M2 3h12v3H2zM3 6v7.5h10V6M6.5 8.8h3";

interface PostItemsProps {
  post: AdminPost;
  verbs: PostActions;
}

interface PostMenuProps extends PostItemsProps {
  /** A button. */
  trigger: ReactElement;
  openAtOnce: boolean;
}

/** What can be done with one post. */
export function PostMenu({ post, verbs, trigger, openAtOnce }: PostMenuProps) {
  const label = texts.menu(post.title || listTexts.untitled);
  // One thing at a time with one post: what would come to nothing is not offered.
  const disabled = verbs.isBusy(post);
  return (
    <Menu trigger={trigger} label={label} openAtOnce={openAtOnce}>
      <MenuItem icon={<WorkIcon name="pencil" />} onSelect={() => verbs.edit(post)}>
        {texts.edit}
      </MenuItem>
      <MenuItem icon={<WorkIcon name="outside" />} onSelect={() => verbs.preview(post)}>
        {texts.preview}
      </MenuItem>
      <StatusItems post={post} verbs={verbs} />
      <MenuItem
        disabled={disabled}
        icon={<Drawing path={PICTURE} />}
        onSelect={() => verbs.drawHero(post)}
      >
        {texts.drawHero}
      </MenuItem>
      <MenuRule />
      <MenuItem
        disabled={disabled}
        danger
        icon={<WorkIcon name="bin" />}
        onSelect={() => verbs.askToRemove(post)}
      >
        {texts.delete}
      </MenuItem>
    </Menu>
  );
}

/** Spec 2 §4: approving and rejecting are for drafts. */
function StatusItems({ post, verbs }: PostItemsProps) {
  const disabled = verbs.isBusy(post);
  if (post.status === "published")
    return (
      <MenuItem
        disabled={disabled}
        icon={<Drawing path={BOX} />}
        onSelect={() => verbs.setStatus(post, "archived")}
      >
        {texts.archive}
      </MenuItem>
    );
  if (post.status === "archived")
    return (
      <MenuItem
        disabled={disabled}
        icon={<WorkIcon name="undo" />}
        onSelect={() => verbs.setStatus(post, "draft")}
      >
        {texts.restore}
      </MenuItem>
    );
  return (
    <>
      <MenuItem
        disabled={disabled}
        icon={<Icon name="check" />}
        onSelect={() => verbs.approve(post)}
      >
        {texts.approve}
      </MenuItem>
      <MenuItem
        disabled={disabled}
        icon={<Icon name="close" />}
        onSelect={() => verbs.reject(post)}
      >
        {texts.reject}
      </MenuItem>
    </>
  );
}
