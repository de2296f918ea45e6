import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { toast } from "#web/ui/float/toast.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { RailHeading } from "../rail-heading.tsx";
import { recruiterTexts as texts } from "./texts.ts";
import { CREATE_PATH } from "./use-create-posting.ts";

interface QuickActionsProps {
  unread: number;
  hasPostings: boolean;
  onCreate: (event: MouseEvent) => void;
}

export function QuickActions({ unread, hasPostings, onCreate }: QuickActionsProps) {
  return (
    <section aria-labelledby="quick-actions">
      <RailHeading id="quick-actions">{texts.actions}</RailHeading>
      <ul>
        <Action icon="mail" to="/messages">
          {texts.messages} <CountBadge count={unread} what={texts.unread} />
        </Action>
        <Action icon="plus" to={CREATE_PATH} onClick={onCreate}>
          {texts.create}
        </Action>
        <li className={ITEM}>
          <button
            type="button"
            className={`${PRESS} w-full text-left`}
            onClick={() => toast.info(hasPostings ? texts.searchWithPostings : texts.searchWithout)}
          >
            <Words icon="search">{texts.search}</Words>
          </button>
        </li>
        <Action icon="person" to="/profile">
          {texts.profile}
        </Action>
      </ul>
    </section>
  );
}

const ITEM = "border-rule border-b";
const PRESS =
  "flex min-h-11 items-center gap-2.5 font-medium text-13 no-underline hover:text-accent";

type IconName = ComponentProps<typeof WorkIcon>["name"];

interface ActionProps extends ComponentProps<typeof Link> {
  icon: IconName;
}

function Action({ icon, children, ...link }: ActionProps) {
  return (
    <li className={ITEM}>
      <Link {...link} className={PRESS}>
        <Words icon={icon}>{children}</Words>
      </Link>
    </li>
  );
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <WorkIcon name={icon} />
      <span className="flex items-center gap-1.5">{children}</span>
      <Icon name="right" className="ml-auto text-ink-3" />
    </>
  );
}
