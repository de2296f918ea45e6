import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import type { LazyFile } from "./lazy-file.ts";
import { lateTexts as texts } from "./texts.ts";
import { useLazyFile } from "./use-lazy-file.ts";

interface LatePartProps<File extends object> {
  file: LazyFile<File>;
  /** In the shape of what comes. */
  shape: ReactNode;
  /** Instead of saying that it did not come. */
  fault?: ReactNode;
  children: (file: File) => ReactNode;
}

/** A part of the page whose file is fetched with it. */
export function LazyPart<File extends object>(props: LatePartProps<File>) {
  const { file: late, shape, fault, children } = props;
  const { file, isFailed, fetchFile } = useLazyFile(late);
  const fetchFirst = useEffectEvent(() => {
    if (!file) void fetchFile();
  });
  useEffect(() => fetchFirst(), []);
  if (file) return children(file);
  if (!isFailed) return shape;
  return (
    fault ?? (
      <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void fetchFile()} />
    )
  );
}
