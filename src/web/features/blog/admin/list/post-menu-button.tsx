import { type ComponentProps, type PointerEvent, useState } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { listTexts, rowTexts as texts } from "../texts.ts";
import type { PostVerbs } from "./use-post-verbs.ts";

type MenuFile = typeof import("./post-menu.tsx");

interface PostMenuButtonProps {
  post: AdminPost;
  verbs: PostVerbs;
}

/**
 * The menu comes when somebody reaches for it: the list does not carry what it is made of. A press
 * meanwhile is remembered. Not for the focus alone, which would be lost with the button it replaces.
 */
export function PostMenuButton({ post, verbs }: PostMenuButtonProps) {
  const [menu, setMenu] = useState<MenuFile>();
  const [wanted, setWanted] = useState(false);
  const load = () => import("./post-menu.tsx").then(setMenu);
  const trigger = { title: post.title || listTexts.untitled, busy: verbs.isBusy(post) };
  /** A finger enters and presses at once: the button must not be replaced under it. */
  function reach({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") load().catch(() => undefined);
  }
  function open() {
    setWanted(true);
    load().catch(() => toast.error(texts.menuFailed));
  }
  if (!menu) return <Trigger {...trigger} onPointerEnter={reach} onClick={open} />;
  return (
    <menu.PostMenu
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
