import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { type AccountDetails, SETTINGS_SENTENCES } from "#contract/account-settings.ts";
import {
  confirmIdentity,
  SECOND_FACTOR_SENTENCES,
  type SecondFactor,
} from "#contract/second-factor.ts";
import { signInWithProvider } from "#contract/sign-in-providers.ts";
import { call, hrefOf, messageOf } from "#web/lib/api.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink, TextButton } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { confirmTexts as texts } from "./confirm-texts.ts";
import { accountQuery, secondFactorQuery } from "./settings/api.ts";
import { isProvider } from "./settings/form-fault.tsx";

interface ConfirmIdentityProps {
  /** A password is not enough. */
  needsFactor: boolean;
  answer: (isProved: boolean) => void;
}

type Means = "password" | "code";

/** Asks once more who sits here, by whatever this account has to prove it with. */
export function ConfirmIdentity({ needsFactor, answer }: ConfirmIdentityProps) {
  const account = useQuery(accountQuery).data;
  const factor = useQuery(secondFactorQuery).data;
  const close = () => answer(false);
  if (!account || !factor)
    return (
      <Dialog open onClose={close} title={texts.title} text={texts.text}>
        <SkeletonList rows={1} label={texts.loading} />
      </Dialog>
    );
  const means = meansOf(account, factor, needsFactor);
  return <Question {...{ account, factor, needsFactor, answer, means }} />;
}

function meansOf(account: AccountDetails, factor: SecondFactor, needsFactor: boolean): Means[] {
  const password: Means[] = account.has_password && !needsFactor ? ["password"] : [];
  return factor.two_step_since ? [...password, "code"] : password;
}

interface QuestionProps extends ConfirmIdentityProps {
  account: AccountDetails;
  factor: SecondFactor;
  means: Means[];
}

function Question({ account, factor, needsFactor, answer, means }: QuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Means | undefined>(means[0]);
  const [busy, setBusy] = useState(false);
  const other = means.find((one) => one !== chosen);
  const providers = needsFactor ? [] : account.providers.filter(isProvider);
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={texts.title}
      text={needsFactor ? texts.factorText : texts.text}
      actions={
        <>
          {chosen && (
            <Button type="submit" form={id} busy={busy}>
              {texts.confirm}
            </Button>
          )}
          <Button look="quiet" onClick={() => answer(false)}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {chosen && (
        <MeansForm
          key={chosen}
          id={id}
          means={chosen}
          onBusy={setBusy}
          onProved={() => answer(true)}
        />
      )}
      {other && (
        <TextButton className="justify-self-start" onClick={() => setChosen(other)}>
          {texts.instead[other]}
        </TextButton>
      )}
      {factor.passkeys.length > 0 && <WithPasskey onProved={() => answer(true)} />}
      {!chosen && providers.length > 0 && <WithProvider names={providers} />}
    </Dialog>
  );
}

const BODIES = {
  password: z.object({
    shown: z
      .string(SETTINGS_SENTENCES.proofRequired)
      .check(z.minLength(1, SETTINGS_SENTENCES.proofRequired)),
  }),
  code: z.object({
    shown: z
      .string(SECOND_FACTOR_SENTENCES.codeRequired)
      .check(z.trim(), z.minLength(1, SECOND_FACTOR_SENTENCES.codeRequired)),
  }),
} as const;

const FIELDS = {
  password: { type: "password", autoComplete: "current-password" },
  code: { autoComplete: "one-time-code", autoCapitalize: "none", spellCheck: false },
} as const;

interface MeansFormProps {
  id: string;
  means: Means;
  onBusy: (busy: boolean) => void;
  onProved: () => void;
}

function MeansForm({ id, means, onBusy, onProved }: MeansFormProps) {
  const { form, field } = useForm({
    schema: BODIES[means],
    initial: { shown: "" },
    async submit({ shown }) {
      onBusy(true);
      await call(confirmIdentity, { body: { [means]: shown } }).finally(() => onBusy(false));
      onProved();
    },
    explain: (error): FormFaults<"shown"> => ({
      fields: { shown: messageOf(error, texts.failed) },
    }),
  });
  return (
    <form {...form} id={id}>
      <Field
        {...field("shown")}
        {...FIELDS[means]}
        label={texts.labels[means]}
        hint={means === "code" ? texts.codeHint : undefined}
      />
    </form>
  );
}

function WithPasskey({ onProved }: { onProved: () => void }) {
  const { run, busy, fault } = useAction(texts.failed);
  const confirm = () =>
    run("passkey", async () => {
      await (await import("./device.ts")).confirmWithDevice();
      onProved();
    });
  return (
    <>
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Button
        look="line"
        className="justify-self-start"
        busy={!!busy}
        onClick={() => void confirm()}
      >
        {texts.passkey}
      </Button>
    </>
  );
}

/** The way there and back ends on this page; what was asked for is pressed once more. */
function WithProvider({ names }: { names: (keyof typeof texts.providers)[] }) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((provider) => (
        <ButtonLink
          key={provider}
          look="line"
          reloadDocument
          to={hrefOf(signInWithProvider, {
            params: { provider },
            query: { confirm: "1", from: pathname + search },
          })}
        >
          {texts.providers[provider]}
        </ButtonLink>
      ))}
    </div>
  );
}
