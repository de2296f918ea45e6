import { lazy, Suspense, useState } from "react";
import type { SearchQuery } from "#contract/saved-searches.ts";
import { TextButton } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { searchTexts as texts } from "./texts.ts";

/** Only for those who save one: the list does not carry it. */
const SaveDialog = lazy(() =>
  import("./save-dialog.tsx").then((file) => ({ default: file.SaveDialog })),
);

/** Keeps the list as it is narrowed now, and leads to those that are kept. */
export function SaveSearch({ query }: { query: SearchQuery }) {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-13 max-md:*:min-h-11">
      <TextButton onClick={() => setOpen(true)}>{texts.save}</TextButton>
      <TextLink to="/searches" className="inline-flex items-center">
        {texts.all}
      </TextLink>
      <p role="status" className="content-center text-ink-2 empty:hidden">
        {saved && texts.saveDone}
      </p>
      {open && (
        <Suspense fallback={null}>
          <SaveDialog
            query={query}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              setSaved(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
