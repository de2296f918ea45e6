import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import { useFloatHome } from "./open-dialogs.ts";

const HOVER_MS = 400;
const GUTTER = 20;

/** A few words on one thing that can have the focus. What must be known does not hide in here. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const home = useFloatHome();
  return (
    <Radix.Provider delayDuration={HOVER_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={home}>
          <Radix.Content
            sideOffset={6}
            collisionPadding={GUTTER}
            className="wrap-anywhere z-50 max-w-60 rounded-sm bg-ink px-[9px] py-[5px] text-12 text-paper leading-[1.4]"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
