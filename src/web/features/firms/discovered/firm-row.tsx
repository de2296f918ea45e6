import type { DiscoveredFirm } from "#contract/firms.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { webAddress } from "#web/lib/web-address.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { discoveredTexts as texts } from "./texts.ts";

interface FirmRowProps {
  firm: DiscoveredFirm;
  now: Date;
  onApprove: () => Promise<void>;
  onReject: () => void;
}

export function FirmRow({ firm, now, onApprove, onReject }: FirmRowProps) {
  const { run, busy, fault, dismiss } = useAction(texts.unexpected);
  const { FirmName, SearchQuery, DiscoveredAt } = firm;
  return (
    <div className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="wrap-anywhere min-w-0">
        <h3 className="font-[550] font-sans text-15 leading-[1.4] tracking-normal">{FirmName}</h3>
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-13">
          <Address label={texts.website} address={firm.DiscoveredUrl} />
          <Address label={texts.careers} address={firm.CareersPageUrl} />
        </p>
        <p className="mt-1 text-12 text-ink-3">
          {texts.foundBy} “{SearchQuery}”,{" "}
          <time dateTime={DiscoveredAt}>{ageOf(DiscoveredAt, now)}</time>
        </p>
      </div>
      <div className="flex items-start gap-2 max-md:*:min-h-11">
        <Button
          look="soft"
          busy={busy !== undefined}
          onClick={() => void run("approve", onApprove)}
          data-first
        >
          {texts.approve}
          <span className="sr-only">: {FirmName}</span>
        </Button>
        <Button look="line" onClick={onReject}>
          {texts.reject}
          <span className="sr-only">: {FirmName}</span>
        </Button>
      </div>
      {fault && (
        <div className="md:col-span-2">
          <Banner kind="bad" onClose={dismiss}>
            {fault}
          </Banner>
        </div>
      )}
    </div>
  );
}

/** Found by a stranger's search: it is a link only where a browser opens it as a page. */
function Address({ label, address }: { label: string; address: string }) {
  if (address === "") return null;
  const page = webAddress(address);
  return (
    <span>
      <span className="text-ink-3">{label} </span>
      {page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {shown(page)}
        </a>
      ) : (
        address
      )}
    </span>
  );
}

const shown = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

/** In the middle of a sentence. */
const ageOf = (date: string, now: Date) =>
  relativeTime(new Date(date), now).replace(/^Just/, "just");
