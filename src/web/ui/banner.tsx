import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

const KINDS = {
  ok: { icon: "check", box: "bg-ok-wash", ink: "text-ok" },
  bad: { icon: "warning", box: "bg-danger-wash", ink: "text-danger" },
  warn: { icon: "warning", box: "bg-warn-wash", ink: "text-warn" },
  note: { icon: "note", box: "bg-note-wash", ink: "text-note" },
} as const satisfies Record<string, { icon: IconName; box: string; ink: string }>;

interface BannerProps {
  kind: keyof typeof KINDS;
  children: ReactNode;
  /** What can be done about it, a text button or a link, at the right. */
  action?: ReactNode;
  /** Given, it can be closed. */
  onClose?: (() => void) | undefined;
}

/** What went wrong interrupts the reader; everything else waits its turn. */
export function Banner({ kind, children, action, onClose }: BannerProps) {
  const { icon, box, ink } = KINDS[kind];
  return (
    <div
      role={kind === "bad" ? "alert" : "status"}
      className={`flex items-start gap-2.5 rounded-sm px-3.5 py-[11px] text-13 ${box}`}
    >
      <Icon name={icon} className={`mt-0.5 ${ink}`} />
      <span className="wrap-anywhere min-w-0 flex-1">{children}</span>
      {action && <span className="-my-0.5 flex-none leading-6">{action}</span>}
      {onClose && (
        <Button
          look="quiet"
          size="icon"
          aria-label="Close"
          onClick={onClose}
          className="-my-2 -mr-2.5 flex-none hover:bg-transparent"
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
