import { type ComponentProps, type PointerEvent, useState } from "react";
import type { Posting } from "#contract/postings.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { postingTexts as texts } from "../texts.ts";

type MenuFile = typeof import("./posting-menu.tsx");

interface MenuButtonProps {
  posting: Posting;
  busy: boolean;
  onChange: () => void;
}

/**
 * The menu comes when somebody reaches for it: the dashboard does not carry what it is made of. A press
 * meanwhile is remembered. Not for the focus alone, which would be lost with the button it replaces.
 */
export function MenuButton({ posting, busy, onChange }: MenuButtonProps) {
  const [menu, setMenu] = useState<MenuFile>();
  const [wanted, setWanted] = useState(false);
  const load = () => import("./posting-menu.tsx").then(setMenu);
  const title = posting.title || texts.untitled;
  /** A finger enters and presses at once: the button must not be replaced under it. */
  function reach({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") load().catch(() => undefined);
  }
  function open() {
    setWanted(true);
    load().catch(() => toast.error(texts.menuFailed));
  }
  if (!menu) return <Trigger title={title} busy={busy} onPointerEnter={reach} onClick={open} />;
  return (
    <menu.PostingMenu
      posting={posting}
      trigger={<Trigger title={title} busy={busy} />}
      openAtOnce={wanted}
      onChange={onChange}
    />
  );
}

interface TriggerProps extends ComponentProps<"button"> {
  title: string;
  busy: boolean;
}

function Trigger({ title, busy, ...rest }: TriggerProps) {
  return (
    <Button
      look="quiet"
      size="icon"
      className="flex-none max-md:size-11"
      aria-label={texts.menu(title)}
      aria-haspopup="menu"
      busy={busy}
      {...rest}
    >
      <WorkIcon name="dots" className="*:stroke-[2.2]" />
    </Button>
  );
}
