import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ALERT_TIMES, type SavedSearch, searchAddress } from "#contract/saved-searches.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { dropSearch, editSearch, narrowedText } from "./api.ts";
import { ALERT_OPTIONS } from "./save-dialog.tsx";
import { searchTexts as texts } from "./texts.ts";

const TALL = "max-md:min-h-11";

/** One search: what it narrows, how it tells, and what can be done with it. */
export function SearchRow({ search }: { search: SavedSearch }) {
  const { id, name, query, often, by_mail, paused } = search;
  const client = useQueryClient();
  const [renaming, setRenaming] = useState(false);
  const { run, busy, fault } = useAction(texts.changeFailed);
  const about = <span className="sr-only">{texts.about(name)}</span>;
  const edit = (change: Parameters<typeof editSearch>[2]) =>
    void run("edit", () => editSearch(client, id, change));
  return (
    <article className="wrap-anywhere grid gap-4 py-6">
      <div>
        <h2 className="text-22">{name}</h2>
        <p className="mt-1 text-13 text-ink-2">
          {narrowedText(query)}
          {paused && <span className="ml-2 font-semibold text-ink">{texts.paused}</span>}
        </p>
      </div>
      {fault && <Banner kind="bad">{fault}</Banner>}
      <div className="grid items-end gap-x-6 gap-y-3 md:grid-cols-[240px_minmax(0,1fr)]">
        <Select
          id={`often-${id}`}
          label={texts.often}
          options={ALERT_OPTIONS}
          value={often}
          disabled={busy !== undefined}
          onChange={({ target }) => {
            const time = ALERT_TIMES.find((one) => one === target.value);
            if (time) edit({ often: time });
          }}
        />
        <div className="md:pb-2.5">
          <Checkbox
            label={texts.byMail}
            checked={by_mail}
            disabled={busy !== undefined}
            onChange={({ target }) => edit({ by_mail: target.checked })}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="line" className={TALL} to={searchAddress(query)}>
          {texts.open}
          {about}
        </ButtonLink>
        <Button look="quiet" className={TALL} onClick={() => setRenaming(true)}>
          {texts.rename}
          {about}
        </Button>
        <Button look="quiet" className={TALL} onClick={() => edit({ paused: !paused })}>
          {paused ? texts.goOn : texts.pause}
          {about}
        </Button>
        <Button
          look="quiet"
          className={TALL}
          onClick={() => void run("delete", () => dropSearch(client, id))}
        >
          {texts.remove}
          {about}
        </Button>
      </div>
      {renaming && <Rename search={search} onClose={() => setRenaming(false)} />}
    </article>
  );
}

function Rename({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const form = useId();
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.changeFailed);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    void run("rename", async () => {
      await editSearch(client, search.id, { name });
      onClose();
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.renameTitle}
      actions={
        <>
          <Button type="submit" form={form} busy={busy !== undefined}>
            {texts.renameDone}
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
          id="search-rename"
          name="name"
          label={texts.name}
          defaultValue={search.name}
          maxLength={80}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
