import { type ReactNode, useRef } from "react";
import {
  ACCOUNT_SECTIONS,
  AccountSettings,
} from "#web/features/accounts/settings/account-settings.tsx";
import { ReturnFault } from "#web/features/accounts/settings/proof/return-fault.tsx";
import { SectionList } from "#web/features/accounts/settings/section-list.tsx";
import { YourDocuments } from "#web/features/documents/list/your-documents.tsx";
import { NotificationSettings } from "#web/features/notifications/settings/notification-settings.tsx";
import { profilePageTexts as texts } from "./texts.ts";
import { useNamedSection } from "./use-named-section.ts";

interface Section {
  id: string;
  title: string;
}

const DOCUMENTS = { id: "your-documents", title: texts.documents };

/** For the list beside the page: what the role has of its own, then what everybody has. */
export const withShared = (own: readonly Section[], more: readonly Section[] = []) => [
  ...own,
  DOCUMENTS,
  ...more,
  ...ACCOUNT_SECTIONS,
];

interface ProfileFrameProps {
  sections: readonly Section[];
  /** The profile itself. */
  children: ReactNode;
  /** After the documents, before the account. */
  more?: ReactNode;
}

/** What is the same for every role: the way around, the documents and the account. */
export function ProfileFrame({ sections, children, more }: ProfileFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  useNamedSection(content);
  return (
    <div className="grid gap-x-16 xl:grid-cols-[184px_minmax(0,1fr)]">
      <SectionList sections={sections} />
      <div ref={content} className="min-w-0">
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
