import { type ReactNode, useId } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { useModal } from "./use-modal.ts";
import { useSheetBody } from "./use-sheet-body.ts";

const SIZES = {
  regular: { sheet: "md:max-w-[440px]", title: "" },
  wide: { sheet: "md:max-w-[680px]", title: "md:text-28" },
  broad: { sheet: "md:max-w-[1120px]", title: "md:text-28" },
} as const;

interface DialogTexts {
  onClose: () => void;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons. The first is the solid one, and the only one. */
  actions?: ReactNode;
  size?: keyof typeof SIZES;
}

/**
 * A sheet over the page: in the middle of a large screen, at the foot of a small one. It closes when
 * `open` is false; Escape, the cross and a press beside it only ask for that.
 */
export function Dialog({ open, ...rest }: DialogTexts & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, text, children, actions, size = "regular" }: DialogTexts) {
  const id = useId();
  const modal = useModal(onClose);
  const { body, actions: actionsRef } = useSheetBody();
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none items-end justify-center overflow-hidden bg-transparent p-0 text-left font-normal text-15 text-ink leading-[1.55] whitespace-normal backdrop:bg-scrim open:flex md:items-center md:p-10"
    >
      <div
        className={`relative flex max-h-[86dvh] min-h-0 w-full min-w-0 flex-col rounded-t-lg border-rule border-t bg-sheet pb-[max(16px,env(safe-area-inset-bottom))] shadow-float transition-[translate,opacity] duration-220 md:max-h-full md:rounded-sm md:border md:pb-6 starting:translate-y-6 starting:opacity-0 ${SIZES[size].sheet}`}
      >
        <div
          aria-hidden="true"
          className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-rule-2 md:hidden"
        />
        <h2
          id={`${id}-title`}
          className={`wrap-anywhere flex-none pt-4 pr-16 pl-5 text-22 leading-[1.22] md:pt-6 md:pl-6 ${SIZES[size].title}`}
        >
          {title}
        </h2>
        <div
          ref={body}
          className="peer mt-1 min-h-0 overflow-y-auto overscroll-contain px-5 -outline-offset-2 md:px-6"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-1.5 pb-4">
            {text && (
              <p id={`${id}-text`} className="wrap-anywhere max-w-[62ch] text-ink-2">
                {text}
              </p>
            )}
            {children}
          </div>
        </div>
        {actions && (
          <div
            ref={actionsRef}
            className="flex flex-none flex-wrap gap-2 border-rule border-t px-5 pt-3 md:border-transparent md:px-6 md:pt-2 md:peer-data-scrolls:border-rule md:peer-data-scrolls:pt-4"
          >
            {actions}
          </div>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-label="Close"
          onClick={onClose}
          className="absolute top-[21px] right-3 md:top-[18px]"
        >
          <Icon name="close" />
        </Button>
      </div>
    </dialog>
  );
}
