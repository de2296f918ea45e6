import type { ComponentProps } from "react";
import type { Posting } from "#contract/postings.ts";
import { Button } from "#web/ui/button.tsx";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { postingTexts as texts } from "../texts.ts";

interface MenuButtonProps {
  posting: Posting;
  busy: boolean;
  onChange: () => void;
  onWriteAlike: () => void;
}

/** The menu comes when somebody reaches for it: the dashboard does not carry what it is made of. */
export function MenuButton({ posting, busy, onChange, onWriteAlike }: MenuButtonProps) {
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./posting-menu.tsx"),
    () => toast.error(texts.menuFailed),
  );
  const title = posting.title || texts.untitled;
  if (!loaded) return <Trigger title={title} busy={busy} {...reach} />;
  return (
    <loaded.PostingMenu
      posting={posting}
      trigger={<Trigger title={title} busy={busy} />}
      openAtOnce={wanted}
      onChange={onChange}
      onWriteAlike={onWriteAlike}
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
