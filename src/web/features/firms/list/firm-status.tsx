import type { FirmIcon } from "#contract/firm-rules.ts";
import { Drawing } from "#web/ui/icon.tsx";
import { type MarkedFirm, statusText } from "../model/marked-firm.ts";

const CIRCLE = "M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8z";

/** Spec 2 §4. A shape for each, because colour never stands alone. */
const LOOKS: Readonly<Record<FirmIcon, { path: string; ink: string }>> = {
  recruitment: { path: "M8 2.2 14.3 13H1.7zM8 6.5v3M8 11.2v.1", ink: "text-warn" },
  duplicate: { path: "M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1", ink: "text-warn" },
  disabled: { path: `${CIRCLE}M3.7 12.3l8.6-8.6`, ink: "text-danger" },
  fresh: { path: `${CIRCLE}M5.2 8.3l2 2 3.8-4.2`, ink: "text-ok" },
  aging: { path: `${CIRCLE}M8 4.5V8l2.3 1.5`, ink: "text-warn" },
  stale: { path: `${CIRCLE}M8 4.8v4M8 10.9v.1`, ink: "text-danger" },
};

/** How a firm stands: an icon along the column, and its words beside it. */
export function FirmStatus({ firm }: { firm: MarkedFirm }) {
  const { path, ink } = LOOKS[firm.icon];
  return (
    <span className="inline-flex items-start gap-[7px]">
      <Drawing path={path} className={`mt-[2px] ${ink}`} />
      <span className="wrap-break-word min-w-0">{statusText(firm)}</span>
    </span>
  );
}
