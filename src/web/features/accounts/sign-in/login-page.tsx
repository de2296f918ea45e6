import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { ACCOUNT_SENTENCES, SignInBody, signIn } from "#contract/accounts.ts";
import { PROVIDER_ERRORS, type ProviderError } from "#contract/sign-in-providers.ts";
import { ApiError, call, messageOf } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { refreshSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
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
import { accountTexts } from "../texts.ts";
import { readBannerMessage } from "./banner-message.ts";
import { signInTexts, signInTexts as texts } from "./texts.ts";

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

type SignInTab = "oauth" | "email";

interface Situation {
  /** `tab` of the address: what the person chose before. */
  chosen: string | null;
  /** Another screen handed over a message or an email (spec 1 §2). */
  handed: boolean;
  error: ProviderError | undefined;
  /** Unknown when it could not be asked for. */
  demo: { password: string | null } | undefined;
}

/** Google and Microsoft first, unless something says that a password is the way in. */
export function signInTab({ chosen, handed, error, demo }: Situation): SignInTab {
  if (chosen === "oauth" || chosen === "email") return chosen;
  if (handed || error === "google-off" || error === "microsoft-off") return "email";
  // The people of a demo world have passwords; and when nothing is known, a form serves everyone.
  return demo && !demo.password ? "oauth" : "email";
}

/** Few ever need it: the page is lighter without. */
const VerifyFirst = lazy(() =>
  import("./verify-first.tsx").then((file) => ({ default: file.VerifyFirst })),
);

interface SignInFormProps {
  email: string;
  /** The screen remembers it, for the other tab and for a new link. */
  onEmail: (email: string) => void;
}

function SignInForm({ email, onEmail }: SignInFormProps) {
  const signIn = useSignIn();
  const { form, field, fault, busy } = useForm({
    schema: SignInBody,
    initial: { email, password: "" },
    submit(values) {
      onEmail(values.email);
      return signIn(values);
    },
    explain: signInFaults,
  });
  return (
    <form {...form} className="grid gap-4">
      <Suspense>
        {fault === ACCOUNT_SENTENCES.verifyFirst && <VerifyFirst email={email} />}
      </Suspense>
      {fault && fault !== ACCOUNT_SENTENCES.verifyFirst && <Banner kind="bad">{fault}</Banner>}
      <Field
        {...field("email")}
        label={accountTexts.fields.email}
        type="email"
        autoComplete="email"
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <Field
        {...field("password")}
        label={accountTexts.fields.password}
        type="password"
        autoComplete="current-password"
      />
      <p className="justify-self-end text-13">
        <TextLink to="/forgot-password" state={{ email }}>
          {signInTexts.forgot}
        </TextLink>
      </p>
      <Button type="submit" size="big" className="w-full" busy={busy}>
        {signInTexts.submit}
      </Button>
    </form>
  );
}

/** Spec 1 §8: the server's message, and a 401 marks both fields; the same words are not said thrice. */
export function signInFaults(error: unknown): FormFaults<"email" | "password"> {
  const message = messageOf(error, signInTexts.failed);
  if (!(error instanceof ApiError) || error.fault !== "unauthenticated") return { form: message };
  const wrong = ACCOUNT_SENTENCES.wrongCredentials;
  const fields = { email: wrong, password: wrong };
  return message === wrong ? { fields } : { fields, form: message };
}

/** Signs in, or goes on to the code where the password alone is not enough. */
function useSignIn() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const from = useCameFrom();
  return async (body: z.output<typeof SignInBody>) => {
    try {
      await call(signIn, { body });
      // Afterwards the session is known, and the guard of /login sends the person on.
      await refreshSession(client);
    } catch (error) {
      if (!(error instanceof ApiError) || error.fault !== "second-step") throw error;
      await navigate("/login/code", { state: { from } });
    }
  };
}
