import { type RefObject, useEffect, useEffectEvent } from "react";

interface Pointing {
  /** The attribute that names what is pointed at. */
  attribute: `data-${string}`;
  onPoint: (name: string | undefined) => void;
  onPick: (name: string) => void;
}

/** What does its own work when it is pressed. */
const OWN = "form, a, [data-own]";

/**
 * Says what the mouse or the focus is on, and what was pressed, anywhere inside a part: the things
 * inside keep their own meaning, and text can still be selected and copied.
 */
export function usePointing(part: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const { attribute } = pointing;
  const point = useEffectEvent(pointing.onPoint);
  const pick = useEffectEvent(pointing.onPick);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const nameAt = ({ target }: Event) =>
      target instanceof Element
        ? (target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined)
        : undefined;
    // On a move and not on coming to lie under the pointer: the page may scroll below a hand at rest.
    let last: string | undefined;
    const onMove = (event: PointerEvent) => {
      const name = nameAt(event);
      if (event.pointerType !== "mouse" || name === last) return;
      last = name;
      point(name);
    };
    const onFocus = (event: FocusEvent) => point(nameAt(event));
    const onLeave = () => {
      last = undefined;
      point(undefined);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (target instanceof Element && target.closest(OWN)) return;
      const name = nameAt(event);
      if (name !== undefined && getSelection()?.isCollapsed !== false) pick(name);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerleave", onLeave, { signal });
    element.addEventListener("focusin", onFocus, { signal });
    element.addEventListener("focusout", onLeave, { signal });
    element.addEventListener("click", onClick, { signal });
    return () => listening.abort();
  }, [part, attribute]);
}
