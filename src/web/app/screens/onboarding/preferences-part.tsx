import { lazy } from "react";
import { Late } from "#web/lib/late.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";

const PreferencesEditor = lazy(() =>
  import("#web/features/matching/preferences/preferences-editor.tsx").then((file) => ({
    default: file.PreferencesEditor,
  })),
);

interface PreferencesPartProps {
  line: string;
  onLine: (line: string) => void;
}

/** What somebody looks for, in one line: read by the rules of the matching feature. */
export function PreferencesPart({ line, onLine }: PreferencesPartProps) {
  return (
    <Late shape={<Skeleton className="h-[200px] w-full" />}>
      <PreferencesEditor id="want" line={line} onLine={onLine} />
    </Late>
  );
}
