import { lazy, type ReactNode, Suspense, useRef } from "react";
import { ReturnFault } from "#web/features/accounts/settings/proof/return-fault.tsx";
import { SectionList } from "#web/features/accounts/settings/section-list.tsx";
import { ACCOUNT_SECTIONS } from "#web/features/accounts/settings/sections.ts";
import { YourDocuments } from "#web/features/documents/list/your-documents.tsx";
import { profilePageTexts as texts } from "./texts.ts";
import { useNamedSection } from "./use-named-section.ts";
import { useWanted } from "./use-wanted.ts";

/** Far below what the page is for: fetched when somebody does something on it. */
const AccountPart = lazy(() =>
  import("./account-part.tsx").then((file) => ({ default: file.AccountPart })),
);

interface Section {
  id: string;
  title: string;
}

const DOCUMENTS = { id: "your-documents", title: texts.documents };
const ACTIVITY = { id: "activity", title: texts.activity };

/** For the list beside the page: what the role has of its own, then what everybody has. */
export const withShared = (own: readonly Section[], { activity }: { activity: boolean }) => [
  ...own,
  DOCUMENTS,
  ...(activity ? [ACTIVITY] : []),
  ...ACCOUNT_SECTIONS,
];

interface ProfileFrameProps {
  sections: readonly Section[];
  /** The profile itself. */
  children: ReactNode;
}

/** What is the same for every role: the way around, the documents and the account. */
export function ProfileFrame({ sections, children }: ProfileFrameProps) {
  const content = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const wanted = useWanted(rest);
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
        <div ref={rest} className="min-h-dvh">
          <Suspense fallback={null}>
            {wanted && <AccountPart activity={sections.includes(ACTIVITY) ? ACTIVITY.id : ""} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}
