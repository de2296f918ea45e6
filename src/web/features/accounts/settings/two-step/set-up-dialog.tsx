import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { renderSVG } from "uqr";
import { beginTwoStep, CodeBody, confirmTwoStep } from "#contract/second-factor.ts";
import { ApiError, call, messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { SkeletonList } from "#web/ui/list/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { twoStepTexts } from "./texts.ts";

const texts = twoStepTexts.dialog;

interface SetUpDialogProps {
  onClose: () => void;
  onDone: (codes: string[]) => Promise<void>;
}

/** A new key for the app, and a code of it: then it is on. */
export function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const id = useId();
  // One key for as long as the dialog is open, asked for once: each call makes another.
  const { data, error } = useQuery({
    queryKey: ["a new key for the app", id],
    queryFn: () => call(beginTwoStep, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { form, field, fault, busy } = useForm({
    schema: CodeBody,
    initial: { code: "" },
    async submit(body) {
      const { recovery_codes } = await call(confirmTwoStep, { body });
      await onDone(recovery_codes);
    },
    explain(wrong) {
      const message = messageOf(wrong, twoStepTexts.failed);
      const isCode = wrong instanceof ApiError && wrong.fault === "invalid";
      return isCode ? { fields: { code: message } } : { form: message };
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          {data && (
            <Button type="submit" form={id} busy={busy}>
              {texts.confirm}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {twoStepTexts.cancel}
          </Button>
        </>
      }
    >
      {error && <Banner kind="bad">{messageOf(error, twoStepTexts.failed)}</Banner>}
      {!data && !error && <SkeletonList rows={1} lines={4} label={twoStepTexts.loading} />}
      {data && (
        <form {...form} id={id} className="grid gap-4">
          {fault && <Banner kind="bad">{fault}</Banner>}
          <NewKey {...data} />
          <Field
            {...field("code")}
            label={texts.code}
            hint={texts.codeHint}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </form>
      )}
    </Dialog>
  );
}

function NewKey({ secret, uri }: { secret: string; uri: string }) {
  return (
    <>
      <p className="text-ink-2">{texts.scan}</p>
      <img
        alt={texts.picture}
        // Dark on light in both themes, with its margin: cameras read nothing else for sure.
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 3 }))}`}
        className="size-[200px] rounded-sm border border-rule"
      />
      <div>
        <p className="font-[550] text-13">{texts.key}</p>
        <p className="mt-1">
          <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <p className="mt-1.5 text-13">
          <TextLink to={uri} reloadDocument>
            {texts.openApp}
          </TextLink>
        </p>
      </div>
    </>
  );
}
