import { useEffect } from "react";
import * as z from "zod/mini";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useAction } from "#web/lib/use-action.ts";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import type { Edit, FormInput } from "../model/shown-field.ts";
import { readingTexts as texts } from "../texts.ts";
import type { EditFormProps } from "./edit-form-props.ts";
import { FormFoot } from "./form-foot.tsx";

interface InputsFormProps extends EditFormProps {
  edit: Extract<Edit, { kind: "form" }>;
}

const LONG_ROWS = 8;

/** One or several values that are typed. Blank is an answer too: it was not there. */
export function InputsForm({ field: name, edit, corrections, onClose }: InputsFormProps) {
  const { inputs, whole, without } = edit;
  const removal = useAction(texts.correctFailed);
  async function save(value: unknown) {
    await corrections.save(name, value);
    onClose();
    toast.success(texts.saved);
  }
  const { form, field, busy, fault } = useForm({
    schema: z.record(z.string(), z.string()),
    initial: Object.fromEntries(inputs.map((input) => [input.name, input.value])),
    submit: (values) => save(whole(values)),
    explain: (error) => ({ form: messageOf(error, texts.correctFailed) }),
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector<HTMLElement>("input, textarea")?.focus(), [ref]);
  return (
    <form {...form} className="grid gap-4 pt-1 pb-2 md:grid-cols-2">
      {inputs.map((input) => (
        <div key={input.name} className={input.half ? "" : "md:col-span-2"}>
          <Control input={input} field={field(input.name)} />
        </div>
      ))}
      <FormFoot
        busy={busy}
        removing={removal.busy !== undefined}
        fault={fault ?? removal.fault}
        onCancel={onClose}
        onRemove={without && (() => void removal.run("remove", () => save(without())))}
      />
    </form>
  );
}

interface ControlProps {
  input: FormInput;
  field: ReturnType<ReturnType<typeof useForm>["field"]>;
}

function Control({ input: { label, kind, hint }, field }: ControlProps) {
  if (kind === "tick") return <Checkbox {...field} label={label} />;
  if (kind === "text") return <TextArea {...field} label={label} hint={hint} rows={LONG_ROWS} />;
  return <Field {...field} label={label} hint={hint} autoComplete="off" />;
}
