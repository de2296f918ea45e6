import { useNavigate } from "react-router";
import { ACCOUNT_SENTENCES, RegisterForm } from "#contract/accounts.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { register } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { accountTexts } from "./texts.ts";

const texts = accountTexts.register;
const labels = accountTexts.fields;
const EMPTY = { name: "", email: "", phone: "", password: "", confirmPassword: "" };

export function RegisterPage() {
  const from = useCameFrom();
  const navigate = useNavigate();
  const { form, field, fault, busy } = useForm({
    schema: RegisterForm,
    initial: EMPTY,
    async submit(values) {
      const { message } = await register(values);
      await navigate("/login", { state: { message, email: values.email, from } });
    },
    explain,
  });
  return (
    <AuthFrame title={texts.title}>
      <p className="text-ink-2">{texts.lead}</p>
      <form {...form} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <Field {...field("name")} label={labels.name} autoComplete="name" />
        <Field {...field("email")} label={labels.email} type="email" autoComplete="email" />
        <Field {...field("phone")} label={labels.phone} optional type="tel" autoComplete="tel" />
        <Field
          {...field("password")}
          label={labels.password}
          hint={labels.passwordHint}
          type="password"
          autoComplete="new-password"
        />
        <Field
          {...field("confirmPassword")}
          label={labels.confirmPassword}
          type="password"
          autoComplete="new-password"
        />
        <Button type="submit" size="big" className="mt-2 w-full" busy={busy}>
          {texts.submit}
        </Button>
      </form>
      <p className="text-13 text-ink-2">
        {texts.known}{" "}
        <TextLink to="/login" state={{ from }}>
          {texts.signIn}
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function explain(error: unknown): FormFaults<keyof typeof EMPTY> {
  if (error instanceof ApiError && error.fault === "conflict")
    return { fields: { email: ACCOUNT_SENTENCES.emailTaken } };
  return { form: messageOf(error, texts.failed) };
}
