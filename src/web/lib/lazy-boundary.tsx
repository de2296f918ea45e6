import { type ReactNode, Suspense, useSyncExternalStore } from "react";

const never = () => () => {};

/** For what is loaded lazily: the server cannot wait for it, and so the browser begins without it too. */
export function LazyBoundary({ shape, children }: { shape: ReactNode; children: ReactNode }) {
  const started = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return started ? <Suspense fallback={shape}>{children}</Suspense> : shape;
}
