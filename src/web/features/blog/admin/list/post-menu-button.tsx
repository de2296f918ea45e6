import type { ComponentProps } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { Button } from "#web/ui/button.tsx";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { listTexts, rowTexts as texts } from "../texts.ts";
import type { PostActions } from "./use-post-actions.ts";

interface PostMenuButtonProps {
  post: AdminPost;
  verbs: PostActions;
}

/** The menu comes when somebody reaches for it: the list does not carry what it is made of. */
export function PostMenuButton({ post, verbs }: PostMenuButtonProps) {
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./post-menu.tsx"),
    () => toast.error(texts.menuFailed),
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
      aria-label={texts.menu(title)}
      aria-haspopup="menu"
      {...rest}
    >
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
}
