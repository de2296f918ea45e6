import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "#web/ui/float/toast.ts";
import { actionTexts as texts } from "./texts.ts";

/** Spec 1 §9: the printable report opens so long after it is asked for. */
const OPENS_AFTER_MS = 500;

export function usePrint(id: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    setBusy(false);
    const address = `/comparisons/${id}/print`;
    if (window.open(address, "_blank")) return;
    toast.warning(texts.printBlocked, {
      action: { label: texts.printHere, onPress: () => void navigate(address) },
    });
  }
  function print() {
    if (busy) return;
    setBusy(true);
    timer.current = setTimeout(open, OPENS_AFTER_MS);
  }
  return { print, busy };
}
