import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { ALERT_TIMES, type SearchQuery } from "#contract/saved-searches.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { keepSearch, narrowedText } from "./api.ts";
import { TIME_TEXTS, searchTexts as texts } from "./texts.ts";

interface SaveDialogProps {
  query: SearchQuery;
  onClose: () => void;
  onSaved: () => void;
}

export const ALERT_OPTIONS = ALERT_TIMES.map((time) => ({ value: time, label: TIME_TEXTS[time] }));

/** How a search is called, and how one is told of what is new in it. */
export function SaveDialog({ query, onClose, onSaved }: SaveDialogProps) {
  const form = useId();
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.failed);
  const narrowed = narrowedText(query);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const often = ALERT_TIMES.find((time) => time === typed.get("often")) ?? "daily";
    void run("save", async () => {
      const name = String(typed.get("name")).trim();
      await keepSearch(client, { name, query, often, by_mail: typed.get("by-mail") !== null });
      onSaved();
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.save}
      text={narrowed}
      actions={
        <>
          <Button type="submit" form={form} busy={busy !== undefined}>
            {texts.confirm}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <Field
          id="search-name"
          name="name"
          label={texts.name}
          defaultValue={narrowed.length <= 60 ? narrowed : texts.defaultName}
          maxLength={80}
          autoComplete="off"
        />
        <Select id="search-often" name="often" label={texts.often} options={ALERT_OPTIONS} />
        <Checkbox name="by-mail" label={texts.byMail} hint={texts.byMailHint} defaultChecked />
      </form>
    </Dialog>
  );
}
