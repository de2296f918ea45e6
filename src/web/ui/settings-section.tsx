import type { ReactNode } from "react";

interface SettingsSectionProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

const titleOf = (id: string) => `${id}-title`;

/** What it is about on the left, what can be done on the right. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={titleOf(id)}
      className="grid gap-x-10 gap-y-5 border-rule border-t pt-6 pb-12 first-of-type:border-ink md:grid-cols-[232px_minmax(0,1fr)] md:pt-7"
    >
      <div className="max-w-[46ch]">
        {/* It can receive the focus from a part that goes away; it is no control. */}
        <h2 id={titleOf(id)} tabIndex={-1} className="text-22 focus:outline-none">
          {title}
        </h2>
        <p className="mt-1.5 text-13 text-ink-3">{lead}</p>
      </div>
      <div className="grid max-w-[520px] gap-5 md:pt-1">{children}</div>
    </section>
  );
}

/** For when the button that was pressed is no longer there: reading goes on where it was. */
export function focusSection(id: string): void {
  document.getElementById(titleOf(id))?.focus({ preventScroll: true });
}
