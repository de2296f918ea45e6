import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** This close to the end one is reading what comes in. */
const NEAR_END_PX = 48;
/** This close to the top the earlier messages are fetched, before anyone has to wait for them. */
const NEAR_TOP_PX = 160;

interface Follow {
  /** The first and the last message, by whatever names them. */
  first: string | undefined;
  last: string | undefined;
  isLastMine: boolean;
  onTop: () => void;
}

/**
 * Where the reader is. Who reads the end stays there while messages come in, and who reads further up
 * is not moved: not by new messages below, nor by earlier ones above.
 */
export function useFollow({ first, last, isLastMine, onTop }: Follow) {
  const box = useRef<HTMLElement>(null);
  /** As it was before the list changed; Infinity would be far up. */
  const fromEnd = useRef(0);
  const before = useRef<Pick<Follow, "first" | "last">>({ first, last });
  const [isBehind, setBehind] = useState(false);

  useLayoutEffect(() => {
    const part = box.current;
    if (!part) return;
    const was = before.current;
    before.current = { first, last };
    const isNew = was.last !== last;
    if (isAtEnd(fromEnd.current) || (isNew && isLastMine)) part.scrollTop = part.scrollHeight;
    else if (was.first !== first)
      part.scrollTop = part.scrollHeight - part.clientHeight - fromEnd.current;
    fromEnd.current = distance(part);
    if (isNew && !isAtEnd(fromEnd.current)) setBehind(true);
  }, [first, last, isLastMine]);

  // The box below grows with what is written in it.
  useEffect(() => {
    const part = box.current;
    if (!part) return;
    const watcher = new ResizeObserver(() => {
      if (isAtEnd(fromEnd.current)) part.scrollTop = part.scrollHeight;
      fromEnd.current = distance(part);
    });
    watcher.observe(part);
    return () => watcher.disconnect();
  }, []);

  function onScroll(): void {
    const part = box.current;
    if (!part) return;
    fromEnd.current = distance(part);
    if (isAtEnd(fromEnd.current)) setBehind(false);
    if (part.scrollTop < NEAR_TOP_PX) onTop();
  }
  function toEnd(): void {
    setBehind(false);
    const part = box.current;
    if (!part) return;
    part.scrollTop = part.scrollHeight;
    // The button goes: one reads on here.
    part.focus({ preventScroll: true });
  }
  return { box, onScroll, toEnd, isBehind };
}

const distance = (part: HTMLElement) => part.scrollHeight - part.clientHeight - part.scrollTop;
const isAtEnd = (fromEnd: number) => fromEnd <= NEAR_END_PX;
