import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { demoQuery } from "../demo-query.ts";
import { signInTexts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

const texts = signInTexts.demo;

/** Where there is a demo world: its accounts, a press away. Elsewhere nothing. */
export function DemoAccounts() {
  const { data } = useQuery(demoQuery);
  const enter = useSignIn();
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const password = data?.password;
  if (!data || !password) return null;

  async function signIn(credentials: { email: string; password: string }) {
    if (state.busy) return;
    setState({ busy: true });
    try {
      await enter(credentials);
    } catch (error) {
      setState({ busy: false, fault: messageOf(error, signInTexts.failed) });
    }
  }

  return (
    <section aria-labelledby="demo" className="mt-2 bg-paper-2 px-5 pt-4 pb-2">
      <h2 id="demo" className="text-18">
        {texts.title}
      </h2>
      <p className="mt-1 text-13 text-ink-2">
        {texts.text} <code className="text-ink">{password}</code>
      </p>
      {state.fault && (
        <div className="mt-3">
          <Banner kind="bad">{state.fault}</Banner>
        </div>
      )}
      <ul className="mt-2">
        {data.accounts.map(({ email, role }) => (
          <li key={email} className="border-rule border-t">
            <button
              type="button"
              aria-disabled={state.busy || undefined}
              onClick={() => void signIn({ email, password })}
              className="group flex w-full items-center justify-between py-2 text-left text-13"
            >
              <span>
                <span className="block font-[550] underline-offset-3 group-hover:underline">
                  {texts.signInAs} {role}
                </span>{" "}
                <span className="text-12 text-ink-3">{email}</span>
              </span>
              <Icon name="right" className="text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
