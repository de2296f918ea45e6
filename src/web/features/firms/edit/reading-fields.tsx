import { useId } from "react";
import { FIRM_PAGES } from "#contract/firm-rules.ts";
import { Field } from "#web/ui/form/field.tsx";
import { pagesOf } from "../model/firm.ts";
import { formTexts as texts } from "../texts.ts";
import { type DraftProps, draftField } from "./draft-field.ts";

const SELECTORS = [
  { name: "jobList", label: texts.jobList, hint: texts.jobListHint },
  { name: "jobLink", label: texts.jobLink, hint: texts.jobLinkHint },
  { name: "jobTitle", label: texts.jobTitle, hint: texts.jobTitleHint },
  { name: "jobContent", label: texts.jobContent, hint: texts.jobContentHint },
] as const;

/** Where jobs stand on the firm's pages. */
export function ReadingFields(props: DraftProps) {
  const id = useId();
  const { draft, change } = props;
  const field = draftField(id, props);
  return (
    <section
      aria-labelledby={`${id}reading`}
      className="grid min-w-0 gap-5 border-ink border-t pt-4"
    >
      <div>
        <h3 id={`${id}reading`} className="text-18">
          {texts.reading}
        </h3>
        <p className="mt-1 max-w-[62ch] text-13 text-ink-2">{texts.readingText}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {SELECTORS.map(({ name, label, hint }) => (
          <Field
            key={name}
            {...field(name)}
            label={label}
            hint={hint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        ))}
        <Field
          {...field("maxPages")}
          type="number"
          min={FIRM_PAGES.least}
          max={FIRM_PAGES.most}
          label={texts.maxPages}
          hint={texts.maxPagesHint}
          // Spec 2 §5: 3 in place of what is no number of pages.
          onBlur={() => change({ maxPages: String(pagesOf(draft.maxPages)) })}
        />
      </div>
    </section>
  );
}
