import type { ReactNode } from "react";
import { SavedComparisons } from "#web/features/comparison/saved-comparisons.tsx";
import { SavedJobs } from "#web/features/recommendations/saved-jobs.tsx";
import { applicationsPath } from "#web/lib/application-paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { CountBadge } from "#web/ui/list/mark/count-badge.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { ProfileOverview } from "./profile-overview.tsx";
import { RailHeading } from "./rail-heading.tsx";
import { railTexts as texts } from "./texts.ts";

/** What is the candidate's own, beside the jobs. */
export function Rail({ unread, className }: { unread: number; className: string }) {
  return (
    <aside className={`grid content-start gap-10 ${className}`}>
      <ProfileOverview />
      <QuickActions unread={unread} />
      <SavedJobs />
      <SavedComparisons compact />
    </aside>
  );
}

function QuickActions({ unread }: { unread: number }) {
  return (
    <section aria-labelledby="quick-actions">
      <RailHeading id="quick-actions">{texts.actions}</RailHeading>
      <ul>
        <Action to="/messages" icon="mail">
          {texts.messages} <CountBadge count={unread} what={texts.unread} />
        </Action>
        <Action to={applicationsPath()} icon="clip">
          {texts.applications}
        </Action>
        <Action to="/paths" icon="swap">
          {texts.paths}
        </Action>
        <Action to="/profile" icon="person">
          {texts.profile}
        </Action>
      </ul>
    </section>
  );
}

interface ActionProps {
  to: string;
  icon: "mail" | "clip" | "person" | "swap";
  children: ReactNode;
}

function Action({ to, icon, children }: ActionProps) {
  return (
    <li className="border-rule border-b">
      <Link
        to={to}
        className="flex min-h-11 items-center gap-2.5 font-medium text-13 no-underline hover:text-accent"
      >
        <WorkIcon name={icon} />
        <span className="flex items-center gap-1.5">{children}</span>
        <Icon name="right" className="ml-auto text-ink-3" />
      </Link>
    </li>
  );
}
