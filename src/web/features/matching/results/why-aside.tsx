import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { useModal } from "#web/ui/float/use-modal.ts";
import { useSheetBody } from "#web/ui/float/use-sheet-body.ts";
import { Icon } from "#web/ui/icon.tsx";
import { matchTexts, whyTexts } from "../texts.ts";

interface SheetProps {
  onClose: () => void;
  /** What can be done with the job. It stays in sight. */
  foot: ReactNode;
  children: ReactNode;
}

interface AsideProps extends SheetProps {
  /** The job that somebody opened: reading then goes on here. */
  asked: string | undefined;
  /** The job that is shown, also when nobody asked. */
  shown: string;
}

/** Why a job fits: beside the list where there is room, else on a sheet over it. */
export function WhyAside({ wide, asked, shown, ...rest }: AsideProps & { wide: boolean }) {
  if (wide) return <Aside asked={asked} shown={shown} {...rest} />;
  return <Sheet key={shown} {...rest} />;
}

const FOOT = "flex flex-wrap items-center gap-2 border-rule border-t bg-paper-2 pt-3 empty:hidden";

function Aside({ asked, shown, onClose, foot, children }: AsideProps) {
  const aside = useRef<HTMLElement>(null);
  const before = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job begins at its beginning.
  useEffect(() => {
    aside.current?.scrollTo({ top: 0 });
  }, [shown]);
  useEffect(() => {
    if (asked && asked !== before.current) aside.current?.focus({ preventScroll: true });
    before.current = asked;
  }, [asked]);
  return (
    <aside
      ref={aside}
      tabIndex={-1}
      aria-label={matchTexts.why}
      className="sticky top-[57px] -mr-10 max-h-[calc(100dvh-57px)] scroll-pb-20 overflow-y-auto bg-paper-2 pt-6 pr-10 pl-8 -outline-offset-2 [scrollbar-width:thin]"
    >
      <Top onClose={onClose} />
      <div className="pb-6">{children}</div>
      <div className={`${FOOT} sticky bottom-0 pb-4`}>{foot}</div>
    </aside>
  );
}

/** From the foot of the screen. */
function Sheet({ onClose, foot, children }: SheetProps) {
  const modal = useModal(onClose);
  const { body } = useSheetBody();
  return (
    <dialog
      {...modal}
      aria-label={matchTexts.why}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none items-end justify-center overflow-hidden bg-transparent p-0 text-ink backdrop:bg-scrim open:flex"
    >
      <div className="flex max-h-[86dvh] min-h-0 w-full max-w-[680px] flex-col rounded-t-lg border-rule border-t bg-paper-2 shadow-float transition-[translate,opacity] duration-220 starting:translate-y-6 starting:opacity-0">
        <div
          aria-hidden="true"
          className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-rule-2"
        />
        <div className="flex-none px-5 pt-3 md:px-8">
          <Top onClose={onClose} />
        </div>
        <div
          ref={body}
          className="min-h-0 overflow-y-auto overscroll-contain px-5 -outline-offset-2 md:px-8"
        >
          <div className="pb-6">{children}</div>
        </div>
        <div
          className={`${FOOT} flex-none px-5 pb-[max(16px,env(safe-area-inset-bottom))] md:px-8`}
        >
          {foot}
        </div>
      </div>
    </dialog>
  );
}

function Top({ onClose }: { onClose: () => void }) {
  return (
    <div className="-mt-1.5 -mr-2 flex items-center justify-between text-ink-2">
      <p className="font-semibold text-13">{matchTexts.why}</p>
      <Button look="quiet" size="icon" aria-label={whyTexts.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  );
}
