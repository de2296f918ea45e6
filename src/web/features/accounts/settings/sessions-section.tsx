import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Session } from "#contract/account-settings.ts";
import { signOut } from "#contract/accounts.ts";
import { hrefOf } from "#web/lib/api.ts";
import { longDate, relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { sessionsQuery, settingsCalls } from "./api.ts";
import { settingsTexts } from "./texts.ts";

const sessionRowTexts = settingsTexts.sessions;
const PHONE = /iPhone|iPad|Android/;

interface SessionRowProps {
  session: Session;
  now: Date;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const { device, current, created_at } = session;
  return (
    <li className="flex items-start gap-3 border-rule border-b py-3">
      <WorkIcon name={PHONE.test(device) ? "phone" : "device"} className="mt-1 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{device}</span>
          {current && (
            <span className="font-medium text-13 text-accent">{sessionRowTexts.thisBrowser}</span>
          )}
        </p>
        <p className="text-13 text-ink-2">
          {current ? sessionRowTexts.inUse : <LastUsed session={session} now={now} />},{" "}
          {sessionRowTexts.since(longDate(new Date(created_at)))}
        </p>
      </div>
      {current ? (
        // The same as the Sign Out of the header.
        <ButtonLink look="quiet" className="-mt-1.5 -mr-3.5" to={hrefOf(signOut)} reloadDocument>
          {sessionRowTexts.end}
          <span className="sr-only">: {sessionRowTexts.thisBrowser}</span>
        </ButtonLink>
      ) : (
        <Button look="quiet" className="-mt-1.5 -mr-3.5" busy={busy} onClick={onEnd}>
          {sessionRowTexts.end}
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
      {sessionRowTexts.lastUsed}{" "}
      <time dateTime={seen_at} title={at.toLocaleString("en-AU")}>
        {said.charAt(0).toLowerCase() + said.slice(1)}
      </time>
    </>
  );
}

const texts = settingsTexts.sessions;
/** The first row stands level with the title of the section. */
const UP = "-mt-3";

export function SessionsSection({ id }: { id: string }) {
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(sessionsQuery);
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {isPending && (
        <div className={`${UP} *:border-t-0`}>
          <SkeletonList rows={2} label={texts.loading} />
        </div>
      )}
      {!isPending && !data && (
        <ErrorState
          title={texts.failedTitle}
          text={texts.failedText}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Sessions
          sessions={data.sessions}
          now={new Date(dataUpdatedAt)}
          onGone={() => focusSection(id)}
        />
      )}
    </SettingsSection>
  );
}

interface SessionsProps {
  sessions: Session[];
  now: Date;
  /** Before rows go away, and the button that was pressed with them. */
  onGone: () => void;
}

function Sessions({ sessions, now, onGone }: SessionsProps) {
  const calls = settingsCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.failed);
  const others = sessions.filter(({ current }) => !current);
  const inOrder = [...sessions.filter(({ current }) => current), ...others];

  const end = ({ id }: Session) =>
    run(id, async () => {
      await calls.endSession(id);
      onGone();
      toast.success(texts.ended);
    });
  const endOthers = () =>
    run("others", async () => {
      await calls.endOtherSessions();
      onGone();
      toast.success(texts.othersEnded);
    });

  return (
    <>
      {fault && <Banner kind="bad">{fault}</Banner>}
      <ul className={UP}>
        {inOrder.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            busy={busy === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {others.length > 0 && (
          <Button look="line" busy={busy === "others"} onClick={() => void endOthers()}>
            {texts.endOthers}
          </Button>
        )}
        <EndAll />
      </div>
    </>
  );
}

function EndAll() {
  const calls = settingsCalls(useQueryClient());
  const [asked, setAsked] = useState(false);
  const { run, busy, fault } = useAction(texts.failed);
  const endAll = () =>
    run("all", async () => {
      await calls.endAllSessions();
      leaveForLogin(texts.allEnded);
    });
  return (
    <>
      <Button look="line" onClick={() => setAsked(true)}>
        {texts.endAll}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void endAll()}
        title={texts.endAllTitle}
        text={texts.endAllText}
        confirm={texts.endAll}
        busy={busy !== undefined}
        fault={fault}
      />
    </>
  );
}

/**
 * To the sign-in page as a new document, so that nothing of the person stays in memory. It shows
 * the message (base64, spec 1 §2) for a while. The words must be plain ASCII.
 */
export function leaveForLogin(message: string): void {
  location.replace(`/login?${new URLSearchParams({ message: btoa(message) })}`);
}
