import type { Editor } from "@tiptap/core";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { typedAddress } from "../model/link-address.ts";
import { richTexts as texts } from "../texts.ts";

/** Where the selected words lead; without any, which words are to be put there. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const before = String(editor.getAttributes("link").href ?? "");
  const needsWords = before === "" && editor.state.selection.empty;
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const href = typedAddress(address);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (href === "" || (needsWords && words.trim() === "")) return;
    onClose();
    if (needsWords) editor.chain().focus().insertContent(linked(words.trim(), href)).run();
    else editor.chain().focus().extendMarkRange("link").setMark("link", { href }).run();
  }
  function unlink() {
    onClose();
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
  }
  const actions = (
    <>
      <Button type="submit" form={id}>
        {texts.setLink}
      </Button>
      {before !== "" && (
        <Button look="line" onClick={unlink}>
          {texts.unlink}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.linkTitle} actions={actions}>
      <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field
          id={`${id}address`}
          label={texts.address}
          hint={texts.addressHint}
          error={asked && href === "" ? texts.badAddress : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          inputMode="url"
          autoComplete="off"
        />
        {needsWords && (
          <Field
            id={`${id}words`}
            label={texts.linkWords}
            error={asked && words.trim() === "" ? texts.wordsRequired : undefined}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            autoComplete="off"
          />
        )}
      </form>
    </Dialog>
  );
}

const linked = (text: string, href: string) => ({
  type: "text",
  text,
  marks: [{ type: "link", attrs: { href } }],
});
