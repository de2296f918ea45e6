import { type RefObject, useEffect, useState } from "react";

/** Gives the focus to the control that is at fault, once its sentence is there to be read with it. */
export function useRefusal(form: RefObject<HTMLElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals, form]);
  return () => setRefusals((count) => count + 1);
}
