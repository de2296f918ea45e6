import { type FormEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { useAction } from "#web/lib/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import type { Edit } from "../model/shown-field.ts";
import { readingTexts as texts } from "../texts.ts";
import type { EditFormProps } from "./edit-form-props.ts";
import { FormFoot } from "./form-foot.tsx";
import { withWords } from "./with-words.ts";

interface WordsFormProps extends EditFormProps {
  edit: Extract<Edit, { kind: "words" }>;
}

/** A list of words: each can be taken away, and new ones are typed. */
export function WordsForm({ field, edit, corrections, onClose }: WordsFormProps) {
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
