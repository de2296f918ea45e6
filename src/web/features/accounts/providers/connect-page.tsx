import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { connectProvider, PROVIDER_ERRORS } from "#contract/sign-in-providers.ts";
import { ApiError, call, messageOf } from "#web/lib/api.ts";
import { refreshSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { connectTexts as texts } from "./texts.ts";

type State =
  | { at: "asking" }
  | { at: "connecting" }
  | { at: "failed"; fault: string }
  | { at: "refused" };

/** The mailed link only opens this page: what it is about happens when the person says so. */
export function ConnectPage() {
  const token = new URLSearchParams(useLocation().search).get("token")?.trim();
  return token ? <Connection token={token} /> : <Refused />;
}

function Connection({ token }: { token: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const sending = useRef(false);
  const [state, setState] = useState<State>({ at: "asking" });
  if (state.at === "refused") return <Refused moved />;

  async function connect() {
    // A double click is one: the link works once.
    if (sending.current) return;
    sending.current = true;
    setState({ at: "connecting" });
    try {
      const { message } = await call(connectProvider, { body: { token } });
      // It may have ended a session that somebody else had left in this browser.
      await refreshSession(client).catch(() => undefined);
      await navigate("/login", { state: { message } });
    } catch (error) {
      sending.current = false;
      setState(stateAfter(error));
    }
  }

  return (
    <AuthFrame title={texts.title}>
      {state.at === "failed" && <Banner kind="bad">{state.fault}</Banner>}
      <p className="text-ink-2">{texts.found}</p>
      <p className="text-ink-2">{texts.means}</p>
      <Button
        size="big"
        className="mt-2 w-full"
        busy={state.at === "connecting"}
        onClick={() => void connect()}
      >
        {texts.submit}
      </Button>
      <p className="text-13 text-ink-2">{texts.notYou}</p>
    </AuthFrame>
  );
}

function stateAfter(error: unknown): State {
  if (error instanceof ApiError && error.fault === "invalid") return { at: "refused" };
  return { at: "failed", fault: messageOf(error, texts.failed) };
}

function Refused({ moved = false }: { moved?: boolean }) {
  return (
    <AuthFrame title={texts.refused.title} moved={moved}>
      <Banner kind="bad">{PROVIDER_ERRORS["connect-failed"]}</Banner>
      <p className="text-ink-2">{texts.refused.why}</p>
      <ButtonLink size="big" className="mt-2 w-full" to="/login">
        {texts.refused.back}
      </ButtonLink>
    </AuthFrame>
  );
}
