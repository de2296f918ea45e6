import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import {
  type AccountDetails,
  DELETE_WORD,
  SETTINGS_SENTENCES as say,
} from "#contract/account-settings.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { settingsCalls } from "./api.ts";
import { leaveForLogin } from "./leave-for-login.ts";
import { explainProof } from "./proof/explain-proof.ts";
import { passwordProof } from "./proof/password-proof.ts";
import { ProofFields } from "./proof/proof-fields.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.deletion;

export function DeleteSection({ id, account }: { id: string; account: AccountDetails }) {
  const [asked, setAsked] = useState(false);
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      <Points title={texts.erasedTitle} points={texts.erased} />
      <Points title={texts.staysTitle} points={texts.stays} />
      <Button look="danger" className="justify-self-start" onClick={() => setAsked(true)}>
        {texts.start}
      </Button>
      {asked && <DeleteDialog account={account} onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-13 tracking-normal">{title}</h3>
      <ul className="mt-1.5 grid gap-1 text-ink-2">
        {points.map((point) => (
          <li
            key={point}
            className="relative pl-4 before:absolute before:top-[11px] before:left-0 before:w-[7px] before:border-ink-3 before:border-t"
          >
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A telephone writes a capital and a space of its own. */
const word = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.literal(DELETE_WORD, say.confirmDelete),
);

interface DeleteDialogProps {
  account: AccountDetails;
  onClose: () => void;
}

function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const calls = settingsCalls(useQueryClient());
  const id = useId();
  const { form, field, fault, busy } = useForm({
    schema: z.object({ password: passwordProof(account.has_password), confirm: word }),
    initial: { password: "", confirm: "" },
    async submit({ password, confirm }) {
      await calls.deleteAccount({ password, confirm });
      leaveForLogin(texts.done);
    },
    explain: (error) => explainProof(error, "password", texts.failed),
  });
  const closeUnlessBusy = () => {
    if (!busy) onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={id} look="danger" busy={busy}>
        {texts.confirm}
      </Button>
      <Button look="quiet" onClick={closeUnlessBusy}>
        {settingsTexts.proof.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={closeUnlessBusy}
      title={texts.dialogTitle}
      text={texts.dialogText}
      actions={actions}
    >
      <form {...form} id={id} className="grid gap-4">
        <ProofFields account={account} fault={fault} password={field("password")} />
        <Field
          {...field("confirm")}
          label={texts.word}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}
