import * as Portal from "@radix-ui/react-portal";
import * as Toast from "@radix-ui/react-toast";
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Drawing, Icon } from "../icon.tsx";
import { useFloatHome } from "./open-dialogs.ts";
import { dismissToast, type ToastItem, useToasts } from "./toast.ts";

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

const CROSSED =
  "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8zM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2";

/** A drawing for the eye and a word for the ear, never a colour alone. */
const KINDS = {
  success: { icon: <Icon name="check" />, word: "Success" },
  error: { icon: <Drawing path={CROSSED} />, word: "Error" },
  warning: { icon: <Icon name="warning" />, word: "Warning" },
  info: { icon: <Icon name="note" />, word: "Note" },
} as const;

const CONTROL = "rounded-[2px] hover:bg-paper/15 focus-visible:outline-paper";

interface ToastCardProps {
  item: ToastItem;
  overDialog: boolean;
}

function ToastCard({ item, overDialog }: ToastCardProps) {
  const escapedElsewhere = useRef(false);
  const { id, kind, text, action, ms } = item;
  // While nobody looks, its time does not begin.
  if (!useSeen()) return null;
  return (
    <Toast.Root
      type={kind === "error" ? "foreground" : "background"}
      duration={ms}
      open
      onEscapeKeyDown={({ target }) => {
        const isInToast = target instanceof Element && target.closest("li[data-state]") !== null;
        escapedElsewhere.current = overDialog && !isInToast;
      }}
      onOpenChange={() => {
        // Escape outside the toasts is meant for the dialog.
        if (!escapedElsewhere.current) dismissToast(id);
        escapedElsewhere.current = false;
      }}
      className="flex min-h-11 items-center gap-2.5 rounded-sm bg-ink py-2 pr-2 pl-3.5 text-13 text-paper shadow-float transition-[translate,opacity] duration-220 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:duration-0 starting:-translate-y-2 starting:opacity-0"
      style={{ touchAction: "pan-y" }}
    >
      {KINDS[kind].icon}
      <Toast.Description className="wrap-anywhere min-w-0 flex-1 leading-[1.4]">
        <span className="sr-only">{KINDS[kind].word}: </span>
        {text}
      </Toast.Description>
      {action && (
        <Toast.Action
          altText={`. ${action.label}: press F8.`}
          onClick={action.onPress}
          className={`${CONTROL} min-h-7 px-1.5 font-medium whitespace-nowrap underline decoration-1 underline-offset-3`}
        >
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close
        aria-label="Dismiss"
        className={`${CONTROL} grid size-7 flex-none place-items-center`}
      >
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Whether the page has been in front of someone since this was rendered. */
function useSeen(): boolean {
  const [seen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    if (seen) return;
    const look = () => setSeen(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [seen]);
  return seen;
}
