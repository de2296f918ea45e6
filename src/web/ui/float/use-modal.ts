import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from "react";
import { showDialog } from "./open-dialogs.ts";

/** What a <dialog> needs to stand over the page for as long as it is rendered. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedScrim = useRef(false);
  const [shows, showAgain] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `shows` is counted to run this again.
  useLayoutEffect(() => (ref.current ? showDialog(ref.current) : undefined), [shows]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file field inside says "cancel" too, when nothing was picked.
      if (!isOnDialog(event)) return;
      event.preventDefault();
      onClose();
    },
    /** A browser may close it without asking. Whoever rendered it decides whether it stays closed. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (!isOnDialog(event) || dialog.open || !dialog.isConnected) return;
      onClose();
      showAgain();
    },
    // A press that began inside, such as a selection of text drawn too far, is not meant to close.
    onPointerDown(event: PointerEvent) {
      pressedScrim.current = isOnDialog(event);
    },
    onClick(event: MouseEvent) {
      if (pressedScrim.current && isOnDialog(event)) onClose();
    },
  };
}

/** The dialog fills the screen, so what happens on it and not on its sheet happens on the scrim. */
const isOnDialog = (event: SyntheticEvent) => event.target === event.currentTarget;
