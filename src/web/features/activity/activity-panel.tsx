import { useRef } from "react";
import { ActivityEntries } from "./activity-entries.tsx";
import { activityTexts as texts } from "./texts.ts";

/** The same as a part of a dashboard. */
export function ActivityPanel() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="activity-title" className="min-w-0">
      {/* It can receive the focus from a row that goes away; it is no control. */}
      <h2
        id="activity-title"
        ref={title}
        tabIndex={-1}
        className="border-ink border-b pb-3 text-28 focus:outline-none"
      >
        {texts.title}
      </h2>
      <div className="pt-4">
        <p className="mb-5 text-13 text-ink-3">{texts.lead}</p>
        <ActivityEntries onGone={() => title.current?.focus({ preventScroll: true })} />
      </div>
    </section>
  );
}
