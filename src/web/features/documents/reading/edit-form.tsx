import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import * as z from "zod/mini";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import { documentCalls } from "../api.ts";
import type { Edit, FieldName, FormInput } from "./shown-field.ts";
import { readingTexts as texts } from "./texts.ts";

/** A field put right in its place. */
export function EditForm({ edit, ...rest }: EditFormProps) {
  if (edit.kind === "words") return <WordsForm edit={edit} {...rest} />;
  return <InputsForm edit={edit} {...rest} />;
}

interface InputsFormProps extends EditFormProps {
  edit: Extract<Edit, { kind: "form" }>;
}

const LONG_ROWS = 8;

/** One or several values that are typed. Blank is an answer too: it was not there. */
function InputsForm({ field: name, edit, corrections, onClose }: InputsFormProps) {
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

interface WordsFormProps extends EditFormProps {
  edit: Extract<Edit, { kind: "words" }>;
}

/** A list of words: each can be taken away, and new ones are typed. */
function WordsForm({ field, edit, corrections, onClose }: WordsFormProps) {
  const id = useId();
  const [words, setWords] = useState<readonly string[]>(() => [...new Set(edit.words)]);
  const [typed, setTyped] = useState("");
  const { run, busy, fault } = useAction(texts.correctFailed);
  useEffect(() => document.getElementById(id)?.focus(), [id]);

  function add() {
    setWords(withWords(words, typed));
    setTyped("");
    document.getElementById(id)?.focus();
  }
  /** Enter adds what was typed; with nothing typed it saves, as in any form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    add();
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void run("save", async () => {
      await corrections.save(field, withWords(words, typed));
      onClose();
      toast.success(texts.saved);
    });
  }
  return (
    <form onSubmit={onSubmit} method="post" className="grid gap-4 pt-1 pb-2">
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {words.map((word) => (
          <Chip key={word} onRemove={() => setWords(words.filter((other) => other !== word))}>
            {word}
          </Chip>
        ))}
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field
            id={id}
            label={texts.newWord}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button look="line" className="min-h-[42px]" onClick={add}>
          {texts.addWord}
        </Button>
      </div>
      <FormFoot busy={busy !== undefined} fault={fault} onCancel={onClose} />
    </form>
  );
}

/** What every form needs that puts a field right. */
interface EditFormProps {
  field: FieldName;
  edit: Edit;
  corrections: Corrections;
  onClose: () => void;
}

interface FormFootProps {
  busy: boolean;
  removing?: boolean;
  fault: string | undefined;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
}

function FormFoot({ busy, removing = false, fault, onCancel, onRemove }: FormFootProps) {
  return (
    <div className="grid gap-4 md:col-span-2">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onRemove && (
          <Button look="danger" className="ml-auto" busy={removing} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Commas part words, as people type them; a word that is there already, in any case, stays one. */
export function withWords(words: readonly string[], typed: string): string[] {
  const all = [...words];
  for (const word of typed.split(",").map((each) => each.trim())) {
    const known = all.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word && !known) all.push(word);
  }
  return all;
}

export interface Corrections {
  /** Rejects when it did not work: the form that asks for it says so. */
  save: (field: FieldName, value: unknown) => Promise<void>;
  undo: (field: FieldName) => Promise<void>;
}

export function useCorrections(id: string): Corrections {
  const calls = documentCalls(useQueryClient());
  return {
    save: (field, value) => calls.correct(id, field, value),
    undo: (field) =>
      calls.undo(id, field).then(
        () => void toast.success(texts.undone),
        (error) => void toast.error(messageOf(error, texts.undoFailed)),
      ),
  };
}
