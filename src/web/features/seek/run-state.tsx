import type { RunStatus } from "#contract/scraping.ts";
import { StatusWord } from "#web/ui/list/mark/status-word.tsx";
import { historyTexts as texts } from "./texts.ts";

const DOTS = { completed: "ok", failed: "bad", running: "run", stopped: "off" } as const;

export function RunState({ status }: { status: RunStatus }) {
  return <StatusWord dot={DOTS[status]}>{texts.statuses[status]}</StatusWord>;
}
