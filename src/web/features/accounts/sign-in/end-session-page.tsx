import { useState } from "react";
import { useLocation } from "react-router";
import { endSessionByMail } from "#contract/second-factor.ts";
import { ApiError, call } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { endSessionTexts as texts } from "./code-texts.ts";

/** The mailed link only opens this page: mail programs open links by themselves. */
export function EndSessionPage() {
  const token = new URLSearchParams(useLocation().search).get("token")?.trim();
  const [at, setAt] = useState<"asking" | "done" | "refused">(token ? "asking" : "refused");
  const { run, busy, fault } = useAction(texts.failed);

  const end = () =>
    run("end", async () => {
      try {
        await call(endSessionByMail, { body: { token: token ?? "" } });
        setAt("done");
      } catch (error) {
        if (!(error instanceof ApiError) || error.fault !== "invalid") throw error;
        setAt("refused");
      }
    });

  if (at === "refused")
    return (
      <AuthFrame title={texts.refused} moved={Boolean(token)}>
        <p className="text-ink-2">{texts.refusedText}</p>
        <ButtonLink size="big" className="mt-2 w-full" to="/profile#sessions">
          {texts.settings}
        </ButtonLink>
      </AuthFrame>
    );
  if (at === "done")
    return (
      <AuthFrame title={texts.done} moved>
        <p className="text-ink-2">{texts.next}</p>
        <ButtonLink size="big" className="mt-2 w-full" to="/forgot-password">
          {texts.reset}
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame title={texts.title}>
      {fault && <Banner kind="bad">{fault}</Banner>}
      <p className="text-ink-2">{texts.text}</p>
      <Button size="big" className="mt-2 w-full" busy={!!busy} onClick={() => void end()}>
        {texts.submit}
      </Button>
    </AuthFrame>
  );
}
