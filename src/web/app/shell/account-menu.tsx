import type { ReactElement } from "react";
import { signOut } from "#contract/accounts.ts";
import { hrefOf } from "#web/lib/api.ts";
import { applicationsPath } from "#web/lib/application-paths.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Menu, MenuHeader, MenuLink, MenuRule } from "#web/ui/float/menu.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { ADMIN_LINK } from "./navigation-links.ts";
import { withoutMissing } from "./without-missing.ts";

interface AccountMenuProps {
  user: SessionUser;
  trigger: ReactElement;
  openAtOnce: boolean;
}

export function AccountMenu({ user, trigger, openAtOnce }: AccountMenuProps) {
  return (
    <Menu trigger={trigger} label="Account" openAtOnce={openAtOnce}>
      <MenuHeader>
        <span className="block font-[550]">{user.name}</span>
        <span className="block text-12 text-ink-3">{user.email}</span>
      </MenuHeader>
      <MenuRule />
      <MenuLink to="/profile#details" icon={<WorkIcon name="gear" />}>
        Profile Settings
      </MenuLink>
      {user.role === "candidate" && (
        <MenuLink to={applicationsPath()} icon={<WorkIcon name="clip" />}>
          Applications
        </MenuLink>
      )}
      {user.isAdmin &&
        withoutMissing([ADMIN_LINK]).map(({ to, label }) => (
          <MenuLink key={to} to={to} icon={<WorkIcon name="shield" />}>
            {label}
          </MenuLink>
        ))}
      <MenuLink to={hrefOf(signOut)} reloadDocument icon={<WorkIcon name="leave" />}>
        Sign Out
      </MenuLink>
    </Menu>
  );
}
