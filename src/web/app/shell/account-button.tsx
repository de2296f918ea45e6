import { type ComponentProps, useEffect, useState } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";

type MenuFile = typeof import("./account-menu.tsx");

/**
 * The menu itself comes a moment later: public pages, which a signed-in person reads too, have no
 * room for it. A press in that moment is remembered.
 */
export function AccountButton({ user }: { user: SessionUser }) {
  const [menu, setMenu] = useState<MenuFile>();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // Without it the button does nothing, which the next page load mends.
    import("./account-menu.tsx").then(setMenu, () => undefined);
  }, []);
  if (!menu) return <Trigger name={user.name} onClick={() => setWanted(true)} />;
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
