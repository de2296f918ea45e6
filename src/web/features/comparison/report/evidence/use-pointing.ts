import { type RefObject, useEffect, useEffectEvent } from "react";
import { LIGHT, type Light, lightOf, type Place, placeOf } from "./anchors.ts";

interface Pointing {
  onPoint: (light: Light | undefined) => void;
  /** Pressed, and not selected as text. */
  onPick: (light: Light) => void;
  /** A link of the report to another place in it, and what it stands in. */
  onLink: (id: string, to: Place, within: Light | undefined) => void;
}

/** Says what the mouse or the focus is on, and what was pressed, anywhere inside a part. */
export function usePointing(part: RefObject<HTMLElement | null>, pointing: Pointing): void {
  const point = useEffectEvent(pointing.onPoint);
  const pick = useEffectEvent(pointing.onPick);
  const link = useEffectEvent(pointing.onLink);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const lightAt = ({ target }: Event) =>
      target instanceof Element
        ? lightOf(target.closest(`[${LIGHT}]`)?.getAttribute(LIGHT))
        : undefined;
    // On a move and not on coming to lie under the pointer: the page may scroll below a hand at rest.
    let last: Element | null = null;
    const onMove = (event: PointerEvent) => {
      const { target, pointerType } = event;
      const over = target instanceof Element ? target.closest(`[${LIGHT}]`) : null;
      if (pointerType !== "mouse" || over === last) return;
      last = over;
      point(lightAt(event));
    };
    const onLeave = () => {
      last = null;
      point(undefined);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      const anchor = target.closest("a");
      const id = anchor?.getAttribute("href")?.replace(/^#/, "") ?? "";
      const to = placeOf(id);
      const light = lightAt(event);
      if (to && !event.metaKey && !event.ctrlKey) {
        event.preventDefault();
        link(id, to, light);
      }
      if (!anchor && light && getSelection()?.isCollapsed !== false) pick(light);
    };
    const { signal, abort } = listening();
    element.addEventListener("pointermove", onMove, { signal });
    element.addEventListener("pointerleave", onLeave, { signal });
    element.addEventListener("focusin", (event) => point(lightAt(event)), { signal });
    element.addEventListener("focusout", onLeave, { signal });
    element.addEventListener("click", onClick, { signal });
    return abort;
  }, [part]);
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
