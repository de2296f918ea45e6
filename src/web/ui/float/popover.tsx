import * as Radix from "@radix-ui/react-popover";
import type { ReactElement, ReactNode } from "react";
import { useFloatHome } from "./open-dialogs.ts";

const GUTTER = 20;
const SHEET =
  "z-40 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-40px)] overflow-y-auto overscroll-contain rounded-sm border border-rule bg-sheet text-13 text-ink shadow-float";

interface PopoverProps {
  /** A button. */
  trigger: ReactElement;
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  /** Its width and its padding. */
  className?: string;
  children: ReactNode;
}

/** A small surface beside its button, for reading and for short forms. The page stays usable. */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = "end", className = "w-80 p-4", children, ...state } = props;
  const home = useFloatHome();
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={GUTTER}
          className={`${SHEET} ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
