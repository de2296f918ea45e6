import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { useModal } from "#web/ui/float/modal/use-modal.ts";
import { Icon } from "#web/ui/icon.tsx";
import { adminTexts as texts } from "./texts.ts";

/** The menu of small screens, from the left edge. Escape, the cross and a press beside it close it. */
export function SlideOver({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
