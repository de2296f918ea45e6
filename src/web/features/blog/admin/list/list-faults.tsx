import { useEffect, useRef } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { listTexts as texts } from "../texts.ts";
import type { PostVerbs } from "./use-post-verbs.ts";

interface ListFaultsProps {
  verbs: PostVerbs;
  /** The rows are of before: they could not be loaded again. */
  isStale: boolean;
  onRetry: () => void;
}

/** Spec 2 §2: action errors stand above the list. */
export function ListFaults({ verbs: { fault, dismiss }, isStale, onRetry }: ListFaultsProps) {
  const place = useRef<HTMLDivElement>(null);
  // Its row may be far down.
  useEffect(() => {
    if (fault) place.current?.scrollIntoView({ block: "center" });
  }, [fault]);
  if (!fault && !isStale) return null;
  const retry = <TextButton onClick={onRetry}>{texts.retry}</TextButton>;
  return (
    <div ref={place} className="grid gap-2">
      {fault && (
        <Banner kind="bad" onClose={dismiss}>
          {fault}
        </Banner>
      )}
      {isStale && (
        <Banner kind="bad" action={retry}>
          {texts.failed}
        </Banner>
      )}
    </div>
  );
}
