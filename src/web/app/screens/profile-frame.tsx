import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import { AccountSettings } from "#web/features/accounts/settings/account-settings.tsx";
import { ReturnFault } from "#web/features/accounts/settings/return-fault.tsx";
import { SectionList } from "#web/features/accounts/settings/section-list.tsx";
import { ACCOUNT_SECTIONS } from "#web/features/accounts/settings/sections.ts";
import { YourDocuments } from "#web/features/documents/your-documents.tsx";
import { NotificationSettings } from "#web/features/notifications/notification-settings.tsx";
import { profilePageTexts as texts } from "./profile-texts.ts";

interface Section {
  id: string;
  title: string;
}

const DOCUMENTS: Section = { id: "your-documents", title: texts.documents };
const NONE: readonly Section[] = [];

interface ProfileFrameProps {
  /** Those of the profile itself. */
  sections: readonly Section[];
  children: ReactNode;
  /** What the role has between its documents and its account. */
  more?: ReactNode;
  moreSections?: readonly Section[];
}

/** What every role has: the way around, the documents and the account. */
export function ProfileFrame({ sections, children, more, moreSections = NONE }: ProfileFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () => [...sections, DOCUMENTS, ...moreSections, ...ACCOUNT_SECTIONS],
    [sections, moreSections],
  );
  useNamedSection(content);
  return (
    <div className="grid gap-x-16 xl:grid-cols-[184px_minmax(0,1fr)]">
      <SectionList sections={all} />
      <div ref={content} className="min-w-0 max-xl:[&_[id]]:scroll-mt-11">
        <ReturnFault />
        {children}
        <div id={DOCUMENTS.id}>
          <YourDocuments />
        </div>
        {more}
        <h2 className="pt-6 pb-5">{texts.account}</h2>
        <AccountSettings emails={<NotificationSettings id="emails" />} />
      </div>
    </div>
  );
}

/** Whoever does one of these has taken over. */
const TAKEN_OVER = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * The address may name a section that is not there yet when the browser looks for it, or that moves
 * while what stands above it arrives: the page stays with it until somebody does something.
 */
function useNamedSection(content: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (!id || !content.current) return;
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    observer.observe(content.current);
    const stop = () => observer.disconnect();
    for (const event of TAKEN_OVER) addEventListener(event, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const event of TAKEN_OVER) removeEventListener(event, stop);
    };
  }, [content, hash]);
}
