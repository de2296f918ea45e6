import type { Session } from "#contract/account-settings.ts";
import { signOut } from "#contract/accounts.ts";
import { hrefOf } from "#web/lib/api.ts";
import { longDate, relativeTime } from "#web/lib/time-text.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.sessions;
const PHONE = /iPhone|iPad|Android/;

interface SessionRowProps {
  session: Session;
  now: Date;
  busy: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const { device, current, created_at } = session;
  return (
    <li className="flex items-start gap-3 border-rule border-b py-3">
      <WorkIcon name={PHONE.test(device) ? "phone" : "device"} className="mt-1 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{device}</span>
          {current && <span className="font-medium text-13 text-accent">{texts.thisBrowser}</span>}
        </p>
        <p className="text-13 text-ink-2">
          {current ? texts.inUse : <LastUsed session={session} now={now} />},{" "}
          {texts.since(longDate(new Date(created_at)))}
        </p>
      </div>
      {current ? (
        // The same as the Sign Out of the header.
        <ButtonLink look="quiet" className="-mt-1.5 -mr-3.5" to={hrefOf(signOut)} reloadDocument>
          {texts.end}
          <span className="sr-only">: {texts.thisBrowser}</span>
        </ButtonLink>
      ) : (
        <Button look="quiet" className="-mt-1.5 -mr-3.5" busy={busy} onClick={onEnd}>
          {texts.end}
          <span className="sr-only">: {device}</span>
        </Button>
      )}
    </li>
  );
}

function LastUsed({ session: { seen_at }, now }: { session: Session; now: Date }) {
  const at = new Date(seen_at);
  const said = relativeTime(at, now);
  return (
    <>
      {texts.lastUsed}{" "}
      <time dateTime={seen_at} title={at.toLocaleString("en-AU")}>
        {said.charAt(0).toLowerCase() + said.slice(1)}
      </time>
    </>
  );
}
