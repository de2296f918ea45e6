import type { ComponentProps } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import { useLoadOnReach } from "#web/ui/float/load-on-reach.ts";
import { toast } from "#web/ui/float/toast.ts";
import { Avatar } from "#web/ui/list/mark/avatar.tsx";

const NOT_LOADED = "The menu could not be loaded. Please load the page again.";

/** The menu itself comes when somebody reaches for it: no page has room for what it is made of. */
export function AccountButton({ user }: { user: SessionUser }) {
  const { loaded, wanted, reach } = useLoadOnReach(
    () => import("./account-menu.tsx"),
    () => toast.error(NOT_LOADED),
  );
  if (!loaded) return <Trigger name={user.name} {...reach} />;
  return (
    <loaded.AccountMenu user={user} trigger={<Trigger name={user.name} />} openAtOnce={wanted} />
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
