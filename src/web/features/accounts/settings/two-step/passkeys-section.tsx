import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { passkeyName, removePasskey, renamePasskey } from "#contract/passkeys.ts";
import type { Passkey } from "#contract/second-factor.ts";
import { call, messageOf } from "#web/lib/api.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { longDate, relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { secondFactorQuery, type User } from "../api.ts";
import { passkeysTexts as texts, twoStepTexts } from "./texts.ts";

interface PasskeysSectionProps {
  id: string;
  user: User;
}

export function PasskeysSection({ id, user }: PasskeysSectionProps) {
  const client = useQueryClient();
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(secondFactorQuery);
  const [asked, setAsked] = useState(false);
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    focusSection(id);
  };
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {isPending && <SkeletonList rows={1} lines={2} label={twoStepTexts.loading} />}
      {!isPending && !data && (
        <ErrorState
          title={twoStepTexts.failedTitle}
          text={twoStepTexts.failedText}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          {data.passkeys.length > 0 ? (
            <ul className="-mt-3">
              {data.passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  now={new Date(dataUpdatedAt)}
                  onChanged={refresh}
                />
              ))}
            </ul>
          ) : (
            <p className="text-ink-2">{texts.none}</p>
          )}
          <Button look="line" className="justify-self-start" onClick={() => setAsked(true)}>
            {texts.add}
          </Button>
        </>
      )}
      {asked && (
        <NameDialog
          words={texts.dialog.add}
          initial=""
          onClose={() => setAsked(false)}
          save={async (name) => {
            await (await import("../../device.ts")).addDevice(name, user);
            setAsked(false);
            toast.success(texts.added);
            await refresh();
          }}
        />
      )}
    </SettingsSection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  now: Date;
  onChanged: () => Promise<void>;
}

function PasskeyRow({ passkey, now, onChanged }: PasskeyRowProps) {
  const { id, name, created_at, used_at } = passkey;
  const [asked, setAsked] = useState(false);
  const [isRenaming, setIsRenaming] = useState(false);
  const { run, busy, fault } = useAction(texts.failed);
  const remove = () =>
    run("remove", async () => {
      await call(removePasskey, { params: { id } });
      setAsked(false);
      toast.success(texts.removed);
      await onChanged();
    });
  const used = used_at ? texts.used(lowered(relativeTime(new Date(used_at), now))) : texts.unused;
  return (
    <li className="flex items-start gap-3 border-rule border-b py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-13 text-ink-2">
          {texts.since(longDate(new Date(created_at)))}, {used}
        </p>
      </div>
      <Button look="quiet" className="-mt-1.5 -mr-3.5" onClick={() => setIsRenaming(true)}>
        {texts.rename}
        <span className="sr-only">: {name}</span>
      </Button>
      {isRenaming && (
        <NameDialog
          words={texts.dialog.rename}
          initial={name}
          onClose={() => setIsRenaming(false)}
          save={async (name) => {
            await call(renamePasskey, { params: { id }, body: { name } });
            setIsRenaming(false);
            toast.success(texts.renamed);
            await onChanged();
          }}
        />
      )}
      <Button look="quiet" className="-mt-1.5 -mr-3.5" onClick={() => setAsked(true)}>
        {texts.remove}
        <span className="sr-only">: {name}</span>
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => void remove()}
        title={texts.removeTitle(name)}
        text={texts.removeText}
        confirm={texts.remove}
        danger
        busy={busy !== undefined}
        fault={fault}
      />
    </li>
  );
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const NameForm = z.object({ name: passkeyName });

interface NameDialogProps {
  words: { title: string; text: string | undefined; confirm: string };
  initial: string;
  onClose: () => void;
  save: (name: string) => Promise<void>;
}

function NameDialog({ words, initial, onClose, save }: NameDialogProps) {
  const id = useId();
  const { title, text, confirm } = words;
  const { form, field, fault, busy } = useForm({
    schema: NameForm,
    initial: { name: initial },
    submit: ({ name }) => save(name),
    explain: (error): FormFaults<"name"> => ({ form: messageOf(error, texts.failed) }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      {...(text && { text })}
      actions={
        <>
          <Button type="submit" form={id} busy={busy}>
            {confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {texts.dialog.cancel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <Field
          {...field("name")}
          label={texts.dialog.name}
          hint={texts.dialog.hint}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
