import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { ResetForm } from "#contract/account-links.ts";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { setNewPassword } from "./link-calls.ts";
import { passwordTexts } from "./password-texts.ts";
import { accountTexts } from "./texts.ts";
import { saysLinkIsUnusable } from "./unusable-link.ts";

const labels = accountTexts.fields;

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onUnusable: () => void;
}

function NewPasswordForm({ token, onDone, onUnusable }: NewPasswordFormProps) {
  const client = useQueryClient();
  const { form, field, fault, busy } = useForm({
    schema: ResetForm,
    initial: { password: "", confirmPassword: "" },
    async submit({ password }) {
      await setNewPassword(client, token, password);
      onDone();
    },
    explain(error) {
      const { linkIsUnusable, message } = resetFault(error);
      if (linkIsUnusable) onUnusable();
      return refusesPassword(message) ? { fields: { password: message } } : { form: message };
    },
  });
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Field
        {...field("password")}
        label={labels.newPassword}
        hint={labels.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <Field
        {...field("confirmPassword")}
        label={labels.confirmNewPassword}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="big" className="mt-2 w-full" busy={busy}>
        {passwordTexts.reset.submit}
      </Button>
    </form>
  );
}

interface ResetFault {
  /** Only a new link helps. */
  linkIsUnusable: boolean;
  message: string;
}

/** Spec 1 §8: the server's message, or ours. */
export function resetFault(error: unknown): ResetFault {
  const message = messageOf(error, passwordTexts.reset.failed);
  return { linkIsUnusable: saysLinkIsUnusable(message), message };
}

const Handed = z.object({ token: z.optional(z.string()), done: z.optional(z.boolean()) });

/**
 * The token leaves the address at once, so that neither a history nor a Referer keeps it, and lives
 * in the state of this entry, which a reload keeps.
 */
export function ResetPasswordPage() {
  const linked = new URLSearchParams(useLocation().search).get("token")?.trim();
  const handed = useNavigationState(Handed);
  const [unusable, setUnusable] = useState(false);
  const navigate = useNavigate();
  const become = (state: z.infer<typeof Handed>) =>
    void navigate("/reset-password", { replace: true, state });
  useEffect(() => {
    if (linked) void navigate("/reset-password", { replace: true, state: { token: linked } });
  }, [linked, navigate]);

  const token = linked || handed?.token;
  if (!linked && handed?.done) return <Done />;
  if (!token) return <Missing />;
  if (unusable) return <Unusable />;
  return (
    <AuthFrame title={passwordTexts.reset.title}>
      <p className="text-ink-2">{passwordTexts.reset.lead}</p>
      <NewPasswordForm
        token={token}
        onDone={() => become({ done: true })}
        onUnusable={() => setUnusable(true)}
      />
    </AuthFrame>
  );
}

function Done() {
  const { title, says, banner, continue: goOn } = passwordTexts.done;
  return (
    <AuthFrame title={title} moved>
      <Banner kind="ok">{says}</Banner>
      <ButtonLink size="big" className="mt-2 w-full" to="/login" state={{ message: banner }}>
        {goOn}
      </ButtonLink>
    </AuthFrame>
  );
}

function Unusable() {
  const { title, why, another } = passwordTexts.unusable;
  return (
    <AuthFrame title={title} moved>
      <Banner kind="bad">{ACCOUNT_SENTENCES.resetTokenInvalid}</Banner>
      <p className="text-ink-2">{why}</p>
      <ButtonLink size="big" className="mt-2 w-full" to="/forgot-password">
        {another}
      </ButtonLink>
    </AuthFrame>
  );
}

/** Spec 1 §2: said in passing, and on to where a link can be asked for. */
function Missing() {
  const navigate = useNavigate();
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    toast.error(ACCOUNT_SENTENCES.resetTokenMissing);
    void navigate("/forgot-password", { replace: true });
  }, [navigate]);
  return null;
}
