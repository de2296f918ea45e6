import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { PROVIDER_ERRORS, type ProviderError } from "#contract/sign-in-providers.ts";
import { messageOf } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { demoQuery } from "../demo-query.ts";
import { LegalNote } from "../legal-note.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { providersQuery } from "../providers/api.ts";
import { isProviderError } from "../providers/provider-error.ts";
import { ProviderLinks } from "../providers/provider-links.tsx";
import { readBannerMessage } from "./banner-message.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { signInTab } from "./sign-in-tab.ts";
import { signInTexts, signInTexts as texts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

const demoAccountsTexts = signInTexts.demo;

/** Where there is a demo world: its accounts, a press away. Elsewhere nothing. */
function DemoAccounts() {
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
        {demoAccountsTexts.title}
      </h2>
      <p className="mt-1 text-13 text-ink-2">
        {demoAccountsTexts.text} <code className="text-ink">{password}</code>
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
                  {demoAccountsTexts.signInAs} {role}
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

/** Spec 1 §9. */
const LINKED_MS = 5000;
const HANDED_MS = 8000;

interface SignInBannersProps {
  /** From the screen before. */
  handed: string | undefined;
  /** From the link that led here. */
  linked: string | undefined;
  /** Why Google or Microsoft sent the person back. */
  error: ProviderError | undefined;
  onCloseError: () => void;
}

/** What the person has to know before signing in. */
function SignInBanners({ handed, linked, error, onCloseError }: SignInBannersProps) {
  return (
    <>
      {error && (
        <Banner kind="bad" onClose={onCloseError}>
          {PROVIDER_ERRORS[error]}
        </Banner>
      )}
      {handed && <PassingBanner key={handed} text={handed} ms={HANDED_MS} />}
      {!handed && linked && <PassingBanner key={linked} text={linked} ms={LINKED_MS} />}
    </>
  );
}

/** Good news that goes by itself. It leaves its place empty: nothing jumps under a person's hand. */
function PassingBanner({ text, ms }: { text: string; ms: number }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <div className={`transition-[opacity,visibility] ${gone ? "invisible opacity-0" : ""}`}>
      <Banner kind="ok">{text}</Banner>
    </div>
  );
}

const Handed = z.object({ message: z.optional(z.string()), email: z.optional(z.string()) });

export function LoginPage() {
  const handed = useNavigationState(Handed);
  const from = useCameFrom();
  const [query, changeQuery] = useAddress();
  const { demo, providers, asking } = useAsked();
  const [typed, setTyped] = useState<string>();
  if (asking) return <AuthFrame title={texts.title} />;

  const code = readBannerMessage(query.get("error"));
  const error = isProviderError(code) ? code : undefined;
  const form = (
    <SignInForm key={handed?.email} email={typed ?? handed?.email ?? ""} onEmail={setTyped} />
  );
  return (
    <AuthFrame title={texts.title}>
      <SignInBanners
        handed={handed?.message}
        linked={readBannerMessage(query.get("message"))}
        error={error}
        onCloseError={() => changeQuery("error", null)}
      />
      {providers.length > 0 ? (
        <Tabs
          label={texts.tabs}
          selected={signInTab({
            chosen: query.get("tab"),
            handed: Boolean(handed?.message || handed?.email),
            error,
            demo,
          })}
          onSelect={(tab) => changeQuery("tab", tab)}
          tabs={[
            {
              name: "oauth",
              label: texts.oauth,
              panel: <ProviderLinks providers={providers} from={from} />,
            },
            { name: "email", label: texts.email, panel: form },
          ]}
        />
      ) : (
        form
      )}
      <PasskeyButton />
      <NewHere isRecruiter={query.get("recruiter") === "true"} from={from} />
      <LegalNote by="signingIn" />
      <DemoAccounts />
    </AuthFrame>
  );
}

function NewHere({ isRecruiter, from }: { isRecruiter: boolean; from: string | undefined }) {
  return (
    <p className="text-13 text-ink-2">
      {isRecruiter ? texts.hiring : texts.newHere}{" "}
      <TextLink to={isRecruiter ? "/register?recruiter=true" : "/register"} state={{ from }}>
        {isRecruiter ? texts.trial : texts.register}
      </TextLink>
      .{!isRecruiter && ` ${texts.free}`}
    </p>
  );
}

/** The query, and a way to change it in place: what the address says is still there after a reload. */
function useAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  function change(name: string, value: string | null) {
    const query = new URLSearchParams(search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    void navigate({ search: String(query) }, { replace: true, state });
  }
  return [new URLSearchParams(search), change] as const;
}

const never = () => () => {};

/**
 * The server's page comes with the answers. After a navigation inside the app they are asked for once,
 * before anything is shown that would have to jump; a failure holds nobody up.
 */
function useAsked() {
  const demo = useQuery(demoQuery);
  const providers = useQuery(providersQuery);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [startedHere] = useState(inBrowser);
  const isOpen = [demo, providers].some((asked) => asked.isLoading && asked.failureCount === 0);
  return {
    demo: demo.data,
    providers: providers.data?.providers ?? [],
    asking: startedHere && isOpen,
  };
}
