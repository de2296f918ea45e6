import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ALERT_TIMES, type SavedSearch, searchAddress } from "#contract/saved-searches.ts";
import { messageOf } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { EmptyState } from "#web/ui/list/empty-state.tsx";
import { ErrorState } from "#web/ui/list/error-state.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { dropSearch, editSearch, narrowedText, searchesQuery } from "./api.ts";
import { ALERT_OPTIONS } from "./save-dialog.tsx";
import { searchTexts as texts } from "./texts.ts";

/** The searches that a candidate keeps, and how each tells of what is new. */
export function SearchesPage() {
  const { data, error, isPending, refetch } = useQuery(searchesQuery);
  return (
    <section className="wrap pt-6 pb-16 md:pt-10">
      <h1>{texts.title}</h1>
      <p className="mt-2 mb-8 max-w-[62ch] text-ink-2">{texts.lead}</p>
      <div className="max-w-[760px] border-ink border-t">
        {isPending && (
          <div role="status" className="grid gap-4 py-6">
            <span className="sr-only">{texts.loading}</span>
            <Skeleton lines={4} />
          </div>
        )}
        {error && !data && (
          <ErrorState
            title={texts.loadFailed}
            text={messageOf(error, texts.loadFailedText)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.searches.length === 0 && (
          <EmptyState
            title={texts.none}
            text={texts.noneText}
            action={<ButtonLink to="/dashboard">{texts.noneAction}</ButtonLink>}
          />
        )}
        {data && data.searches.length > 0 && (
          <ul aria-label={texts.list}>
            {data.searches.map((search) => (
              <li key={search.id} className="border-rule border-b">
                <SearchRow search={search} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

const TALL = "max-md:min-h-11";

/** One search: what it narrows, how it tells, and what can be done with it. */
function SearchRow({ search }: { search: SavedSearch }) {
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
