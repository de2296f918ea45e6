import * as Portal from "@radix-ui/react-portal";
import * as Toast from "@radix-ui/react-toast";
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useFloatHome } from "./open-dialogs.ts";
import { useToasts } from "./toast.ts";
import { ToastCard } from "./toast-card.tsx";

/**
 * The toasts of the page, newest on top. Their time stops while someone is among them; F8 goes there.
 * Rendered only while there are any, so that each time starts from nothing.
 */
export function ToastArea() {
  const toasts = useToasts();
  const home = useFloatHome();
  const list = useRef<HTMLOListElement>(null);
  const onFocus = useFocusReturn(list);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens in the toasts; it is no control.
    <div
      className="contents"
      onFocus={onFocus}
      onKeyDown={(event) => {
        // It closed a toast; a dialog below must not take it for itself.
        if (event.key === "Escape") event.preventDefault();
      }}
    >
      <Toast.Provider label="Message" announcerContainer={home ?? undefined}>
        {toasts.map((item) => (
          <ToastCard key={item.id} item={item} overDialog={home instanceof HTMLDialogElement} />
        ))}
        <Portal.Root container={home} asChild>
          <Toast.Viewport
            ref={list}
            label="Messages, {hotkey}"
            className="fixed top-17 right-5 left-5 z-50 flex flex-col-reverse gap-2 md:right-10 md:left-auto md:w-[400px]"
          />
        </Portal.Root>
      </Toast.Provider>
    </div>
  );
}

/** Whoever was among the toasts when the last one went is put back where they were. */
function useFocusReturn(list: RefObject<HTMLOListElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(
    () => () => {
      if (list.current?.contains(document.activeElement)) cameFrom.current?.focus();
    },
    [list],
  );
  return ({ relatedTarget }: FocusEvent) => {
    const inside = relatedTarget instanceof Node && list.current?.contains(relatedTarget);
    if (!inside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
  };
}
