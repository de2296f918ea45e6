import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { PROFILE_SENTENCES as say } from "#contract/candidate-profile.ts";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { profileCalls, type Visibility } from "../api.ts";
import { WordField } from "../words/word-field.tsx";
import { CompaniesThatLook } from "./companies-that-look.tsx";
import { visibilityTexts as texts } from "./texts.ts";

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

type Choice = (now: Visibility) => Partial<Visibility>;

/**
 * Each choice is shown at once and saved one after the other, on top of what was saved last: one that is
 * refused is taken back and does not travel along with the next.
 */
function useVisibility() {
  const calls = profileCalls(useQueryClient());
  const queue = useRef<Choice[]>([]);
  const saved = useRef<Visibility>(undefined);

  async function saveAll(): Promise<void> {
    for (let choice = queue.current[0]; choice && saved.current; choice = queue.current[0]) {
      const next = { ...saved.current, ...choice(saved.current) };
      try {
        await calls.setVisibility(next);
        saved.current = next;
        toast.success(say.visibilitySaved);
      } catch (error) {
        toast.error(messageOf(error, texts.failed));
      }
      queue.current.shift();
      // What still waits stays on the screen.
      let shown = saved.current;
      for (const waiting of queue.current) shown = { ...shown, ...waiting(shown) };
      calls.show(shown);
    }
    await calls.refresh();
  }

  return (choice: Choice): void => {
    const now = calls.shown()?.visibility;
    if (!now) return;
    const isIdle = queue.current.length === 0;
    if (isIdle) saved.current = now;
    queue.current.push(choice);
    calls.show({ ...now, ...choice(now) });
    if (isIdle) void saveAll();
  };
}
