import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import type { Visibility } from "../api.ts";
import { WordField } from "../words/word-field.tsx";
import { CompaniesThatLook } from "./companies-that-look.tsx";
import { visibilityTexts as texts } from "./texts.ts";
import { useVisibility } from "./use-visibility.ts";

/** The same as the server takes. */
const LONGEST_NAME = 200;
const MOST_COMPANIES = 50;

export function VisibilitySection({ visibility }: { visibility: Visibility }) {
  const choose = useVisibility();
  const { findable, hide_from_employer, hidden_companies, current_employers } = visibility;
  return (
    <SettingsSection id="visibility" title={texts.title} lead={texts.lead}>
      <div className="grid gap-5 max-md:[&_label]:min-h-11 max-md:[&_label]:items-center">
        <Checkbox
          label={texts.findable}
          hint={texts.findableHint}
          checked={findable}
          onChange={({ target: { checked } }) => choose(() => ({ findable: checked }))}
        />
        <Checkbox
          label={texts.employer}
          hint={
            current_employers.length > 0 && hide_from_employer
              ? texts.employers(inWords(current_employers))
              : texts.noEmployer
          }
          checked={hide_from_employer}
          onChange={({ target: { checked } }) => choose(() => ({ hide_from_employer: checked }))}
        />
      </div>
      <WordField
        id="hidden-companies"
        label={texts.companies}
        hint={texts.companiesHint}
        words={hidden_companies}
        onChange={(next) => choose((now) => ({ hidden_companies: next(now.hidden_companies) }))}
        // A comma can be part of a company's name.
        parting={/\n/}
        longest={LONGEST_NAME}
        atMost={MOST_COMPANIES}
      />
      <CompaniesThatLook
        onHide={(company) =>
          choose((now) => ({ hidden_companies: [...now.hidden_companies, company] }))
        }
        isFull={hidden_companies.length >= MOST_COMPANIES}
      />
    </SettingsSection>
  );
}

/** "Fairholm Lawyers or Tolland & Ware". */
const inWords = (names: readonly string[]) =>
  new Intl.ListFormat("en-AU", { type: "disjunction" }).format(names);
