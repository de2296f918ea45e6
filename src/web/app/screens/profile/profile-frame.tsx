import { lazy, type ReactNode, Suspense, useMemo, useRef } from "react";
import { ReturnFault } from "#web/features/accounts/settings/proof/return-fault.tsx";
import { SectionList } from "#web/features/accounts/settings/section-list.tsx";
import { ACCOUNT_SECTIONS } from "#web/features/accounts/settings/sections.ts";
import { profilePageTexts as texts } from "./texts.ts";
import { useNamedSection } from "./use-named-section.ts";
import { useWanted } from "./use-wanted.ts";

/** Below what the page is for: fetched when somebody does something on it. */
const LowerPart = lazy(() =>
  import("./lower-part.tsx").then((file) => ({ default: file.LowerPart })),
);

interface Section {
  id: string;
  title: string;
}

const DOCUMENTS = { id: "your-documents", title: texts.documents };
const ACTIVITY = { id: "activity", title: texts.activity };

interface ProfileFrameProps {
  /** Those of the profile itself. */
  sections: readonly Section[];
  children: ReactNode;
  /** The last of the profile's own: it comes with what is below. */
  last?: ReactNode;
  /** Recruiters read theirs on the dashboard. */
  withActivity?: boolean;
}

/** What every role has: the way around, the documents and the account. */
export function ProfileFrame(props: ProfileFrameProps) {
  const { sections, children, last, withActivity = false } = props;
  const content = useRef<HTMLDivElement>(null);
  const lower = useRef<HTMLDivElement>(null);
  const wanted = useWanted(lower);
  const all = useMemo(
    () => [...sections, DOCUMENTS, ...(withActivity ? [ACTIVITY] : []), ...ACCOUNT_SECTIONS],
    [sections, withActivity],
  );
  useNamedSection(content);
  return (
    <div className="grid gap-x-16 xl:grid-cols-[184px_minmax(0,1fr)]">
      <SectionList sections={all} />
      <div ref={content} className="min-w-0">
        <ReturnFault />
        {children}
        <div ref={lower} className="min-h-dvh">
          {wanted && (
            <Suspense fallback={null}>
              {last}
              <LowerPart withActivity={withActivity} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
