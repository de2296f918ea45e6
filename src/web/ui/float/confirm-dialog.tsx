import type { ReactNode } from "react";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  text: ReactNode;
  /** The verb, as the button says it: "Delete posting", never "OK". */
  confirm: string;
  /** What is done cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** Why it did not work. */
  fault?: string | undefined;
  children?: ReactNode;
}

/** The browser looks for this mark when it shows a dialog, and React keeps its own `autoFocus`. */
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/** A question before something is done. While it is being done, the question stays. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, danger = false, busy = false, fault, children } = props;
  const unlessBusy = (act: () => void) => () => {
    if (!busy) act();
  };
  const onClose = unlessBusy(props.onClose);
  const actions = (
    <>
      <Button look={danger ? "danger" : "solid"} busy={busy} onClick={unlessBusy(props.onConfirm)}>
        {confirm}
      </Button>
      <Button look="quiet" onClick={onClose} ref={danger ? focusFirst : null}>
        Cancel
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text} actions={actions}>
      {children}
      {fault && <Banner kind="bad">{fault}</Banner>}
    </Dialog>
  );
}
