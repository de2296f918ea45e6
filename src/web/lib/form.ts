import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import type { Schema } from "#contract/endpoint.ts";

type Name<S extends Schema> = keyof z.input<S> & string;

export interface FormFaults<Field extends string = string> {
  fields?: Partial<Record<Field, string>>;
  form?: string;
}

interface FormOptions<S extends Schema> {
  schema: S;
  /** One entry for each field, in the order of the screen. */
  initial: Record<Name<S>, string>;
  submit: (values: z.output<S>) => Promise<unknown>;
  /** What the server's refusal means on this screen. */
  explain: (error: unknown) => FormFaults<Name<S>>;
}

/**
 * The one form pattern. The fields are the browser's own (uncontrolled), read when the form is
 * sent: what a person or a password manager filled in before the script ran is not lost.
 */
export function useForm<S extends Schema>({ schema, initial, submit, explain }: FormOptions<S>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<FormFaults>({});
  const [refusals, setRefusals] = useState(0);

  // After the sentences are on the screen: go to the first field that has one.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  function refuse(found: FormFaults) {
    setFaults(found);
    setRefusals((count) => count + 1);
  }

  async function send(values: z.output<S>) {
    sending.current = true;
    setBusy(true);
    setFaults({});
    try {
      await submit(values);
    } catch (error) {
      refuse(explain(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const filled = checkForm(schema, Object.fromEntries(new FormData(event.currentTarget)));
    if ("values" in filled) void send(filled.values);
    else refuse({ fields: filled.errors });
  }

  return {
    busy,
    fault: faults.form,
    // `post`: sent before the script runs, a form must not put a password into the address.
    form: { ref: form, onSubmit, noValidate: true, method: "post" },
    field: (name: Name<S>) => ({
      id: `${id}${name}`,
      name,
      defaultValue: initial[name],
      error: faults.fields?.[name],
      onEdit: () => setFaults((now) => without(now, name)),
    }),
  };
}

function without(faults: FormFaults, name: string): FormFaults {
  if (!faults.fields?.[name]) return faults;
  const { [name]: _mended, ...fields } = faults.fields;
  return { ...faults, fields };
}

/** The parsed values, or the first sentence for each field. */
export function checkForm<S extends Schema>(
  schema: S,
  values: unknown,
): { values: z.output<S> } | { errors: Record<string, string> } {
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return { values: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { errors };
}
