import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { lateTexts as texts } from "../texts.ts";
import type { LateFile } from "./late-file.ts";
import { useLateFile } from "./use-late-file.ts";

interface LatePartProps<File extends object> {
  file: LateFile<File>;
  /** In the shape of what comes. */
  shape: ReactNode;
  children: (file: File) => ReactNode;
}

/** A part of the page whose file is fetched with it. */
export function LatePart<File extends object>({
  file: late,
  shape,
  children,
}: LatePartProps<File>) {
  const { file, isFailed, fetchFile } = useLateFile(late);
  const fetchFirst = useEffectEvent(() => {
    if (!file) void fetchFile();
  });
  useEffect(() => fetchFirst(), []);
  if (file) return children(file);
  if (!isFailed) return shape;
  return (
    <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void fetchFile()} />
  );
}
