import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { ApiError } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { stopEmails } from "./api.ts";
import { unsubscribeTexts as texts } from "./texts.ts";

/** Where the link of a mail leads. With a button, because programs open links before people do. */
export function UnsubscribePage() {
  const token = new URLSearchParams(useLocation().search).get("token")?.trim();
  const [stopped, setStopped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  if (stopped) return <Stopped what={stopped} />;
  if (!token || refusal) return <Broken why={refusal ?? texts.broken} />;
  return <Asked token={token} onStopped={setStopped} onRefused={setRefusal} />;
}

interface AskedProps {
  token: string;
  /** With what the server says of it. */
  onStopped: (what: string) => void;
  /** It is no link of ours, and pressing once more would not help. */
  onRefused: (why: string) => void;
}

function Asked({ token, onStopped, onRefused }: AskedProps) {
  const { run, busy, fault } = useAction(texts.failed);
  const stop = () =>
    run("stop", async () => {
      try {
        const { message } = await stopEmails(token);
        onStopped(message);
      } catch (error) {
        if (!(error instanceof ApiError) || error.fault !== "invalid") throw error;
        onRefused(error.message);
      }
    });
  return (
    <Frame title={texts.title}>
      {fault && <Banner kind="bad">{fault}</Banner>}
      <p className="text-ink-2">{texts.text}</p>
      <Button size="big" busy={busy !== undefined} onClick={() => void stop()}>
        {texts.stop}
      </Button>
      <Settings>{texts.instead}</Settings>
    </Frame>
  );
}

function Stopped({ what }: { what: string }) {
  return (
    <Frame title={texts.doneTitle} moved>
      <Banner kind="ok">{what}</Banner>
      <Settings>{texts.again}</Settings>
    </Frame>
  );
}

function Broken({ why }: { why: string }) {
  return (
    <Frame title={texts.brokenTitle} moved>
      <Banner kind="bad">{why}</Banner>
      <Settings>{texts.again}</Settings>
    </Frame>
  );
}

function Settings({ children }: { children: string }) {
  return (
    <p className="text-13">
      <TextLink to="/profile#emails">{children}</TextLink>
    </p>
  );
}

interface FrameProps {
  title: string;
  /** One view took the place of another: reading goes on at its heading. */
  moved?: boolean;
  children: ReactNode;
}

function Frame({ title, moved = false, children }: FrameProps) {
  return (
    <section className="wrap pt-10 pb-16 md:pt-[72px]">
      <div className="grid max-w-[440px] gap-4">
        <h1 ref={moved ? takeFocus : null} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
