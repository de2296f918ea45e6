import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { demoQuery, signInWith } from "./api.ts";
import { accountTexts } from "./texts.ts";

const texts = accountTexts.demo;

/** Where there is a demo world: its accounts, a press away. Elsewhere nothing. */
export function DemoAccounts() {
  const { data } = useQuery(demoQuery);
  const client = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const password = data?.password;
  if (!data || !password) return null;

  async function signIn(credentials: { email: string; password: string }) {
    if (state.busy) return;
    setState({ busy: true });
    try {
      await signInWith(client, credentials);
    } catch (error) {
      setState({ busy: false, fault: messageOf(error, accountTexts.signIn.failed) });
    }
  }

  return (
    <section aria-labelledby="demo" className="border-rule border-t pt-4">
      <h2 id="demo" className="font-sans font-semibold text-13">
        {texts.title}
      </h2>
      <p className="mt-1 text-13 text-ink-2">
        {texts.text} <code className="text-ink">{password}</code>
      </p>
      {state.fault && <Banner kind="bad">{state.fault}</Banner>}
      <div className="mt-3 flex flex-wrap gap-2">
        {data.accounts.map(({ email, role }) => (
          <Button
            key={email}
            look="line"
            busy={state.busy}
            title={email}
            onClick={() => void signIn({ email, password })}
          >
            {texts.signInAs} {role}
          </Button>
        ))}
      </div>
    </section>
  );
}
