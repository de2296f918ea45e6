import { lazy, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { type Tab, tabAddress, tabOf } from "./dashboard-view.ts";
import { dashboardTexts as texts } from "./texts.ts";

/** Only for those who open the tab: the dashboard does not carry it. */
const Messages = lazy(() =>
  import("#web/features/messaging/messages.tsx").then((file) => ({ default: file.Messages })),
);

/** Spec 1 §9. */
const MOST_COUNTED = 99;

export const useTab = (): Tab => tabOf(new URLSearchParams(useLocation().search));

/** Both dashboards have the same two (spec 1 §2). Which one is open stands in the address. */
export function DashboardTabs({ unread, children }: { unread: number; children: ReactNode }) {
  const selected = useTab();
  const navigate = useNavigate();
  const tabs = [
    { name: "dashboard", label: texts.title, panel: children },
    {
      name: "messages",
      label: texts.messages,
      ...(unread > 0 && { count: unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread }),
      panel: (
        <LazyBoundary shape={<div className="min-h-[60dvh]" />}>
          <Messages />
        </LazyBoundary>
      ),
    },
  ] as const;
  return (
    // What narrows the list stands in the same line, which the tabs know nothing of.
    <div className="relative mt-6 border-ink md:mt-8 border-t">
      <Tabs
        label={texts.tabs}
        tabs={tabs}
        selected={selected}
        onSelect={(tab) => void navigate(tabAddress(tab), { replace: true })}
        className="max-md:[&_[role=tab]]:h-11"
      />
    </div>
  );
}
