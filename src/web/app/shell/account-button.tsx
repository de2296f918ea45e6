import { type ComponentProps, type PointerEvent, useState } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import { toast } from "#web/ui/float/toast.ts";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";

const NOT_LOADED = "The menu could not be loaded. Please load the page again.";

type MenuFile = typeof import("./account-menu.tsx");

/**
 * The menu itself comes when somebody reaches for it: no page has room for what it is made of. A press
 * meanwhile is remembered. Not for the focus alone, which would be lost with the button it replaces.
 */
export function AccountButton({ user }: { user: SessionUser }) {
  const [menu, setMenu] = useState<MenuFile>();
  const [wanted, setWanted] = useState(false);
  const load = () => import("./account-menu.tsx").then(setMenu);
  /** A finger enters and presses at once: the button must not be replaced under it. */
  function reach({ pointerType }: PointerEvent) {
    if (pointerType === "mouse") load().catch(() => undefined);
  }
  function open() {
    setWanted(true);
    load().catch(() => toast.error(NOT_LOADED));
  }
  if (!menu) return <Trigger name={user.name} onPointerEnter={reach} onClick={open} />;
  return (
    <menu.AccountMenu user={user} trigger={<Trigger name={user.name} />} openAtOnce={wanted} />
  );
}

function Trigger({ name, ...rest }: { name: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={`Account, signed in as ${name}`}
      aria-haspopup="menu"
      className="grid size-9 place-items-center rounded-full"
      {...rest}
    >
      <Avatar name={name} />
    </button>
  );
}
