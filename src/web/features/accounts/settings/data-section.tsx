import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import type { AccountDetails } from "#contract/account-settings.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { settingsCalls } from "./api.ts";
import { explainProof } from "./proof/explain-proof.ts";
import { passwordProof } from "./proof/password-proof.ts";
import { ProofFields } from "./proof/proof-fields.tsx";
import { settingsTexts } from "./texts.ts";

const texts = settingsTexts.data;

export function DataSection({ id, account }: { id: string; account: AccountDetails }) {
  const [asked, setAsked] = useState(false);
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      <p className="text-ink-2">{texts.text}</p>
      <Button look="line" className="justify-self-start" onClick={() => setAsked(true)}>
        <WorkIcon name="download" />
        {texts.download}
      </Button>
      {asked && <DownloadDialog account={account} onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}

interface DownloadDialogProps {
  account: AccountDetails;
  onClose: () => void;
}

function DownloadDialog({ account, onClose }: DownloadDialogProps) {
  const calls = settingsCalls(useQueryClient());
  const id = useId();
  const { form, field, fault, busy } = useForm({
    schema: z.object({ password: passwordProof(account.has_password) }),
    initial: { password: "" },
    async submit({ password }) {
      startDownload(await calls.exportAddress(password));
      onClose();
      toast.success(texts.started);
    },
    explain: (error) => explainProof(error, "password", texts.failed),
  });
  const actions = (
    <>
      <Button type="submit" form={id} busy={busy}>
        {texts.confirm}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {settingsTexts.proof.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.download} text={texts.dialogText} actions={actions}>
      <form {...form} id={id} className="grid gap-4">
        <ProofFields account={account} fault={fault} password={field("password")} />
      </form>
    </Dialog>
  );
}

/** A link that is pressed at once: the browser saves the file and the page stays. */
function startDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
