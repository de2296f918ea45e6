import { useLayoutEffect, useRef } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { scrapingTexts as texts } from "../texts.ts";

interface StopButtonProps {
  /** The run, for those who do not see its row. */
  what: string;
  onStop: () => void;
}

/** It goes when its run ends; whoever was on it stays in its row. */
export function StopButton({ what, onStop }: StopButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && own === document.activeElement)
        own.closest("tr")?.querySelector<HTMLElement>("th button")?.focus();
    };
  }, []);
  return (
    <TextButton ref={button} onClick={onStop}>
      {texts.stop}
      <span className="sr-only">: {what}</span>
    </TextButton>
  );
}
