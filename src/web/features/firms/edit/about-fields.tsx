import { useId } from "react";
import { FIRM_LOCATIONS, FIRM_SIZE_LAWYERS, FIRM_SIZES } from "#contract/firm-rules.ts";
import { withWord } from "#contract/seek-rules.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import { firmTexts, formTexts as texts } from "../texts.ts";
import { type DraftProps, draftField } from "./draft-field.ts";

const LOCATIONS = FIRM_LOCATIONS.map((place) => ({ value: place, label: place }));
const SIZES = FIRM_SIZES.map((size) => ({
  value: size,
  label: texts.sizeOf(firmTexts.sizes[size], FIRM_SIZE_LAWYERS[size]),
}));
const LONGEST_AREA = 80;

/** Who the firm is. `notice` is what to know about its website. */
export function AboutFields({ notice, ...props }: DraftProps & { notice: string | undefined }) {
  const id = useId();
  const { draft, faults, change } = props;
  const field = draftField(id, props);
  return (
    <>
      <Field {...field("name")} label={texts.name} autoComplete="off" />
      <Field
        {...field("websiteUrl")}
        type="url"
        label={texts.website}
        placeholder={texts.websiteExample}
        autoComplete="off"
      />
      {notice && (
        <div className="-mt-2">
          <Banner kind="warn">{notice}</Banner>
        </div>
      )}
      <Field
        {...field("careersPageUrl")}
        type="url"
        label={texts.careers}
        optional
        hint={texts.careersHint}
        autoComplete="off"
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Select {...field("location")} label={texts.location} options={LOCATIONS} />
        <Select {...field("size")} label={texts.size} options={SIZES} />
      </div>
      <WordsField
        id={`${id}areas`}
        label={texts.areas}
        optional
        error={faults.practiceAreas}
        words={draft.practiceAreas}
        onChange={(practiceAreas) => change({ practiceAreas })}
        grow={withWord}
        add={texts.addArea}
        maxLength={LONGEST_AREA}
      />
      <Checkbox
        label={texts.enabled}
        hint={texts.enabledHint}
        checked={draft.scrapingEnabled}
        onChange={({ target }) => change({ scrapingEnabled: target.checked })}
      />
    </>
  );
}
