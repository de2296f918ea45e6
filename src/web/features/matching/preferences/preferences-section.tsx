import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useAction } from "#web/lib/use-action.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { preferencesQuery, savePreferences } from "./api.ts";
import { PreferencesEditor } from "./preferences-editor.tsx";
import { preferenceTexts as texts } from "./texts.ts";

/** On the profile: what the account keeps. */
export function PreferencesSection({ id }: { id: string }) {
  const { data, isError } = useQuery(preferencesQuery);
  return (
    <SettingsSection id={id} title={texts.section} lead={texts.lead}>
      {isError && !data && <Banner kind="bad">{texts.loadFailed}</Banner>}
      {!data && !isError && <Skeleton className="h-24 w-full" />}
      {data && <Kept key={data.line} line={data.line} />}
    </SettingsSection>
  );
}

function Kept({ line }: { line: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(line);
  const [saved, setSaved] = useState(false);
  const { run, busy, fault } = useAction(texts.failed);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void run("save", async () => {
      await savePreferences(client, typed.trim());
      setSaved(true);
    });
  }
  function onLine(to: string) {
    setSaved(false);
    setTyped(to);
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <PreferencesEditor id="want" line={typed} onLine={onLine} />
      {fault && <Banner kind="bad">{fault}</Banner>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="line" busy={busy !== undefined} className="max-md:min-h-11">
          {texts.save}
        </Button>
        <p role="status" className="text-13 text-ink-2">
          {saved && texts.saved}
        </p>
      </div>
    </form>
  );
}
