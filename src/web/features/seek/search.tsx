import { useId } from "react";
import { withWord } from "#contract/seek-rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import type { SeekDraft } from "./seek-draft.ts";
import type { SeekFaults } from "./seek-faults.ts";
import { configureTexts as texts } from "./texts.ts";
import type { Places } from "./use-configuration.ts";

interface SearchProps {
  draft: SeekDraft;
  places: Places;
  faults: SeekFaults;
  change: (change: Partial<SeekDraft>) => void;
}

/** Keywords, and where to look for them. */
export function Search({ draft, places, faults, change }: SearchProps) {
  const id = useId();
  return (
    <>
      <WordsField
        id={`${id}keywords`}
        label={texts.keywords}
        hint={texts.keywordsHint}
        error={faults.keywords}
        words={draft.keywords}
        onChange={(keywords) => change({ keywords })}
        grow={withWord}
        add={texts.addKeyword}
      />
      <Location id={`${id}location`} {...{ draft, places, faults, change }} />
    </>
  );
}

/** From the list by name; while there is none, in the person's own words. */
function Location({ id, draft, places, faults, change }: SearchProps & { id: string }) {
  const common = {
    id,
    label: texts.location,
    error: faults.location,
    onChange: ({ target }: { target: { value: string } }) => change({ location: target.value }),
  };
  if (places === "unknown") return <Field {...common} value={draft.location} autoComplete="off" />;
  const names = places === "loading" ? [] : places.map(({ name }) => name);
  const known = names.find((name) => name.toLowerCase() === draft.location.trim().toLowerCase());
  // What stands there is kept and shown although the list does not have it; running says so.
  const strange = known === undefined && draft.location !== "" ? [draft.location] : [];
  const first = places === "loading" ? texts.loadingLocations : texts.chooseLocation;
  return (
    <Select
      {...common}
      value={known ?? draft.location}
      disabled={places === "loading"}
      options={[
        { value: "", label: first },
        ...[...strange, ...names].map((name) => ({ value: name, label: name })),
      ]}
    />
  );
}
