import { lazy, Suspense, useState } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { preferenceTexts as texts } from "./texts.ts";

/** Only for those who change something: the list does not carry it. */
const PreferencesDialog = lazy(() =>
  import("./preferences-dialog.tsx").then((file) => ({ default: file.PreferencesDialog })),
);

interface PreferencesBarProps {
  line: string;
  /** Keeps it: in the account, or in the address. */
  onSave: (line: string) => Promise<unknown>;
}

/** What the list is ordered by besides fit, where it acts, and the way to change it. */
export function PreferencesBar({ line, onSave }: PreferencesBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5 text-13">
      <p className="wrap-anywhere min-w-0 text-ink-2">
        {texts.barLabel}: <span className="font-medium text-ink">{line || texts.barNone}</span>
      </p>
      <TextButton onClick={() => setOpen(true)} className="max-md:min-h-11">
        {line ? texts.change : texts.add}
      </TextButton>
      {open && (
        <Suspense fallback={null}>
          <PreferencesDialog line={line} onSave={onSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
