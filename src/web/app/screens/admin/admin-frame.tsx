import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { AdminLinks } from "./admin-links.tsx";
import { SlideOver } from "./slide-over.tsx";
import { adminTexts as texts } from "./texts.ts";

const BARS = "M2 4.5h12M2 8h12M2 11.5h12";

interface AdminFrameProps {
  /** The name of the section. */
  shown: string;
  label: string;
  children: ReactNode;
}

/**
 * The menu at the left, or behind a button on small screens. A section has the rest of the window, brings
 * its own heading and margins, and may fill the height: below the header that is 100dvh less 57 px.
 */
export function AdminFrame({ shown, label, children }: AdminFrameProps) {
  return (
    <div className="md:grid print:block! md:min-h-[calc(100dvh-57px)] md:grid-cols-[196px_minmax(0,1fr)]">
      <SmallMenu shown={shown} label={label} />
      <div className="border-rule border-r max-md:hidden print:hidden">
        <nav
          aria-label={texts.navigation}
          className="sticky top-[57px] flex h-[calc(100dvh-57px)] flex-col overflow-y-auto pt-4"
        >
          <AdminLinks shown={shown} />
        </nav>
      </div>
      <div data-content tabIndex={-1} className="min-w-0 focus:outline-none">
        {children}
      </div>
    </div>
  );
}

function SmallMenu({ shown, label }: { shown: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="flex h-12 items-center gap-3 border-rule border-b px-5 md:hidden print:hidden">
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-ml-3.5 min-h-11"
      >
        <Drawing path={BARS} />
        {texts.menu}
      </Button>
      <p className="ml-auto text-13 text-ink-3">{label}</p>
      {isOpen && (
        <SlideOver onClose={close}>
          <nav aria-label={texts.navigation} className="flex flex-1 flex-col">
            <AdminLinks shown={shown} onChoose={close} />
          </nav>
        </SlideOver>
      )}
    </div>
  );
}
