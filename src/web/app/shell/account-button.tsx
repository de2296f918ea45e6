import { type ComponentProps, useState } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";

type MenuFile = typeof import("./account-menu.tsx");

/**
 * The menu itself comes when somebody reaches for it: no page has room for what it is made of. A press
 * meanwhile is remembered. Not for the focus alone, which would be lost with the button it replaces.
 */
export function AccountButton({ user }: { user: SessionUser }) {
  const [menu, setMenu] = useState<MenuFile>();
  const [wanted, setWanted] = useState(false);
  // Without it the button does nothing, which another press mends.
  const load = () => void import("./account-menu.tsx").then(setMenu, () => undefined);
  function open() {
    setWanted(true);
    load();
  }
  if (!menu) return <Trigger name={user.name} onPointerEnter={load} onClick={open} />;
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
