import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { dashboardQuery } from "#web/features/scraping/api.ts";
import { Button } from "#web/ui/button.tsx";
import { useModal } from "#web/ui/float/use-modal.ts";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import { MENU_SECTIONS, sectionPath } from "./sections.ts";
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

/** The menu of small screens, from the left edge. Escape, the cross and a press beside it close it. */
function SlideOver({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal}
      aria-label={texts.navigation}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-scrim"
    >
      <div className="flex h-full w-3/4 max-w-[320px] flex-col overflow-y-auto bg-paper shadow-float transition-[translate,opacity] duration-220 starting:-translate-x-6 starting:opacity-0">
        <div className="flex h-14 flex-none items-center justify-end pr-2.5">
          <Button
            look="quiet"
            size="icon"
            aria-label={texts.closeMenu}
            onClick={onClose}
            className="max-md:size-11"
          >
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

interface AdminLinksProps {
  /** The name of the section that is shown. */
  shown: string;
  onChoose?: () => void;
}

/** The six sections, and how many jobs wait. */
function AdminLinks({ shown, onChoose }: AdminLinksProps) {
  const pending = useQuery(dashboardQuery).data?.scraping_stats.pending_jobs ?? 0;
  return (
    <>
      <ul className="font-medium text-13">
        {MENU_SECTIONS.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={sectionPath(name)}
              aria-current={name === shown ? "page" : undefined}
              onClick={onChoose}
              className="flex justify-between gap-3 py-3 pr-4 pl-5 text-ink-2 no-underline -outline-offset-2 hover:bg-paper-2 hover:text-ink aria-[current]:bg-paper-3 aria-[current]:text-ink md:py-2 md:pl-10"
            >
              {label}
              {name === "review" && pending > 0 && <Waiting count={pending} />}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-auto py-4 pl-5 text-12 text-ink-3 md:pl-10">{texts.version}</p>
    </>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="font-normal text-ink-3 tabular-nums">
      {count.toLocaleString("en-AU")}
      <span className="sr-only"> {texts.waiting}</span>
    </span>
  );
}
