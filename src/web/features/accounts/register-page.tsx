import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { ACCOUNT_SENTENCES, RegisterForm } from "#contract/accounts.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { isUrl } from "#contract/is-url.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { expectRecruiter } from "#web/lib/expected-role.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { register } from "./api.ts";
import { AuthFrame, Illustration } from "./auth-frame.tsx";
import { LegalNote } from "./legal-note.tsx";
import { providersQuery } from "./providers/api.ts";
import { ProviderLinks } from "./providers/provider-links.tsx";
import { registerTexts, registerTexts as texts } from "./register-texts.ts";
import { accountTexts } from "./texts.ts";

export function RegisterPage() {
  const isRecruiter = useRecruiterMode();
  const from = useCameFrom();
  const providers = useQuery(providersQuery).data?.providers ?? [];
  const { title, lead } = texts[isRecruiter ? "recruiter" : "candidate"];
  return (
    <AuthFrame title={title} plate={isRecruiter && <RankingPlate />}>
      <p className="text-ink-2">{lead}</p>
      {isRecruiter && <TrialBox />}
      <div className="mt-2 grid gap-5">
        {providers.length > 0 && (
          <>
            <ProviderLinks providers={providers} from={from} />
            <Or />
          </>
        )}
        <RegistrationForm isRecruiter={isRecruiter} from={from} />
      </div>
      <LegalNote by="creating" />
      <p className="text-13 text-ink-2">
        {texts.known}{" "}
        <TextLink to={isRecruiter ? "/login?recruiter=true" : "/login"} state={{ from }}>
          {texts.signIn}
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function Or() {
  return (
    <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      {texts.or}
    </p>
  );
}

const { title, benefits, price } = registerTexts.trial;

function TrialBox() {
  return (
    <section aria-labelledby="trial" className="bg-paper-2 px-5 pt-4 pb-[18px]">
      <h2 id="trial" className="text-18">
        {title}
      </h2>
      <ul className="mt-2.5 grid gap-1.5 text-13">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 text-accent" />
            {benefit}
          </li>
        ))}
      </ul>
      <p className="mt-3 border-rule border-t pt-3 text-13 text-ink-2">{price}</p>
    </section>
  );
}

/** What a recruiter sees. It comes after the form: only decoration, and most who register see none. */
function RankingPlate() {
  const [Drawing, setDrawing] = useState<ComponentType>();
  useEffect(() => {
    import("./ranking.tsx").then(
      (file) => setDrawing(() => file.Ranking),
      () => undefined,
    );
  }, []);
  return <Illustration>{Drawing && <Drawing />}</Illustration>;
}

const labels = accountTexts.fields;
const EMPTY = { name: "", email: "", phone: "", password: "", confirmPassword: "" };

interface RegistrationFormProps {
  isRecruiter: boolean;
  /** Where to go on after signing in. */
  from: string | undefined;
}

function RegistrationForm({ isRecruiter, from }: RegistrationFormProps) {
  const navigate = useNavigate();
  const companyId = useId();
  const { form, field, fault, busy } = useForm({
    schema: RegisterForm,
    initial: EMPTY,
    async submit(values) {
      const { message } = await register(values);
      if (isRecruiter) expectRecruiter();
      await navigate("/login", { state: { message, email: values.email, from } });
    },
    explain: registerFaults,
  });
  const secret = { type: "password", autoComplete: "new-password" };
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Field {...field("name")} label={labels.name} autoComplete="name" />
      {/* Spec 1 §2: asked for, neither checked nor sent; onboarding asks for it in earnest. */}
      {isRecruiter && (
        <Field id={companyId} name="company" label={labels.company} autoComplete="organization" />
      )}
      <Field {...field("email")} label={labels.email} type="email" autoComplete="email" />
      <Field
        {...field("phone")}
        label={labels.phone}
        optional={!isRecruiter}
        type="tel"
        autoComplete="tel"
      />
      <Field
        {...field("password")}
        {...secret}
        label={labels.password}
        hint={labels.passwordHint}
      />
      <Field {...field("confirmPassword")} {...secret} label={labels.confirmPassword} />
      <Button type="submit" size="big" className="mt-2 w-full" busy={busy}>
        {registerTexts[isRecruiter ? "recruiter" : "candidate"].submit}
      </Button>
    </form>
  );
}

/** Spec 1 §8: an address that is taken is told beside the address. */
export function registerFaults(error: unknown): FormFaults<"email" | "password"> {
  if (error instanceof ApiError && error.fault === "conflict")
    return { fields: { email: ACCOUNT_SENTENCES.emailTaken } };
  const message = messageOf(error, registerTexts.failed);
  return refusesPassword(message) ? { fields: { password: message } } : { form: message };
}

const Handed = z.object({ from: z.literal("recruiter") });
/** The entry of the history that the browser itself loaded; only that one has a referrer. */
const LOADED = "default";

const never = () => () => {};

/**
 * Spec 1 §2: by the address, by the screen before, or by the page that linked here. The server sees
 * only the first, so the other two are written into the address: from then on they are the same.
 */
function useRecruiterMode(): boolean {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const handed = useNavigationState(Handed) !== undefined;
  const referred = useSyncExternalStore(
    never,
    () => key === LOADED && isRecruiterPage(document.referrer, location.origin),
    () => false,
  );
  const addressed = new URLSearchParams(search).get("recruiter") === "true";
  const on = addressed || handed || referred;

  useEffect(() => {
    if (!on || addressed) return;
    const query = new URLSearchParams(search);
    query.set("recruiter", "true");
    void navigate({ search: String(query) }, { replace: true, state });
  }, [on, addressed, search, state, navigate]);
  return on;
}

/** A page of ours: what another site calls its pages means nothing here. */
export function isRecruiterPage(referrer: string, origin: string): boolean {
  if (!isUrl(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === origin && from.pathname.includes("/recruiters");
}
