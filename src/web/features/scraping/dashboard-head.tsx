import { Button } from "#web/ui/button.tsx";
import { scrapingTexts as texts } from "./texts.ts";

interface DashboardHeadProps {
  scrape: () => void;
  discover: () => void;
  /** Which of the two is being started. */
  busy: string | undefined;
  panel: { id: string; isOpen: boolean; toggle: () => void; waiting: number };
}

export function DashboardHead({ scrape, discover, busy, panel }: DashboardHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6 md:pt-8">
      <h1 className="text-28 md:text-36">{texts.title}</h1>
      <div className="flex flex-wrap gap-2 max-md:*:min-h-11 md:gap-3">
        <Button
          look="line"
          aria-expanded={panel.isOpen}
          aria-controls={panel.id}
          onClick={panel.toggle}
          className="aria-expanded:border-ink aria-expanded:bg-paper-3"
        >
          {texts.reviewDiscovered}
          {panel.waiting > 0 && <Waiting count={panel.waiting} />}
        </Button>
        <Button look="line" busy={busy === "discovery"} onClick={discover}>
          {texts.runDiscovery}
        </Button>
        <Button busy={busy === "scraping"} onClick={scrape}>
          {texts.runScraping}
        </Button>
      </div>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="font-normal text-ink-2 tabular-nums">
      {texts.number(count)}
      <span className="sr-only"> {texts.waiting}</span>
    </span>
  );
}
