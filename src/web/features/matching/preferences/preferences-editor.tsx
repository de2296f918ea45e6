import {
  type JobPreferences,
  parsePreferences,
  preferencesLine,
  preferenceWords,
  USUAL_KM,
} from "#contract/job-preferences.ts";
import { EMPLOYMENT_TYPES, PREFERENCES_MAX, STATES } from "#contract/match-rules.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { Chip } from "#web/ui/list/mark/chip.tsx";
import { LEAST_PAY } from "../model/filters.ts";
import { filterTexts } from "../results/texts.ts";
import { typeText } from "../texts.ts";
import { preferenceTexts as texts } from "./texts.ts";

interface PreferencesEditorProps {
  id: string;
  line: string;
  onLine: (line: string) => void;
}

/** One line of words, and the same by clicking: what is clicked is written into the line. */
export function PreferencesEditor({ id, line, onLine }: PreferencesEditorProps) {
  const preferences = parsePreferences(line);
  const change = (to: Partial<JobPreferences>) =>
    onLine(preferencesLine({ ...preferences, ...to }).slice(0, PREFERENCES_MAX));
  return (
    <div className="grid gap-4">
      <Field
        id={id}
        name={id}
        label={texts.label}
        hint={texts.hint}
        value={line}
        maxLength={PREFERENCES_MAX}
        autoComplete="off"
        onChange={({ target }) => onLine(target.value)}
      />
      <Understood preferences={preferences} />
      <details className="border-rule border-t border-b py-2">
        <summary className="min-h-9 cursor-pointer content-center font-medium text-13 text-accent">
          {texts.byClicking}
        </summary>
        <ByClicking id={id} preferences={preferences} onChange={change} />
      </details>
      <p className="text-13 text-ink-3">{texts.note}</p>
    </div>
  );
}

/** What the rules made of the line, so that a misunderstanding is seen before it is saved. */
function Understood({ preferences }: { preferences: JobPreferences }) {
  const words = preferenceWords(preferences);
  return (
    <div role="status" className="grid gap-2 text-13 text-ink-2">
      {words.length === 0 ? (
        <p>{texts.anything}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="mr-1">{texts.understood}</span>
          {words.map((word) => (
            <Chip key={word}>{word}</Chip>
          ))}
        </p>
      )}
      {preferences.unread.map((place) => (
        <p key={place} className="text-danger">
          {texts.unread(place)}
        </p>
      ))}
    </div>
  );
}

interface ByClickingProps {
  id: string;
  preferences: JobPreferences;
  onChange: (to: Partial<JobPreferences>) => void;
}

const DISTANCES = [10, 20, 30, 100, 200] as const;
const DAYS = [1, 2, 3, 4, 5] as const;
const KINDS = [
  { role: "law", label: texts.law },
  { role: "not law", label: texts.notLaw },
] as const;

function ByClicking({ id, preferences, onChange }: ByClickingProps) {
  const { states, types, roles, towns, km, pay, days } = preferences;
  return (
    <div className="grid gap-5 pt-3 pb-2">
      <Ticks legend={texts.where}>
        {STATES.map((state) => (
          <Tick
            key={state}
            label={state}
            on={states.includes(state)}
            onTick={(on) => onChange({ states: toggled(states, state, on) })}
          />
        ))}
        {(["anywhere", "remote", "hybrid"] as const).map((name) => (
          <Tick
            key={name}
            label={texts[name]}
            on={preferences[name]}
            onTick={(on) => onChange({ [name]: on })}
          />
        ))}
      </Ticks>
      <div className="grid gap-4 md:grid-cols-2">
        {towns.length > 0 && (
          <Select
            id={`${id}-km`}
            label={texts.distance}
            value={km ?? ""}
            options={numbered(DISTANCES, km, texts.km, texts.usual(USUAL_KM))}
            onChange={({ target }) => onChange({ km: numberOrNull(target.value) })}
          />
        )}
        <Select
          id={`${id}-pay`}
          label={texts.pay}
          value={pay ?? ""}
          options={numbered(LEAST_PAY, pay, filterTexts.pay, texts.anyPay)}
          onChange={({ target }) => onChange({ pay: numberOrNull(target.value) })}
        />
        <Select
          id={`${id}-days`}
          label={texts.days}
          value={days ?? ""}
          options={numbered(DAYS, days, texts.day, texts.anyDays)}
          onChange={({ target }) => onChange({ days: numberOrNull(target.value) })}
        />
      </div>
      <Ticks legend={texts.types}>
        {EMPLOYMENT_TYPES.map((type) => (
          <Tick
            key={type}
            label={typeText(type)}
            on={types.includes(type)}
            onTick={(on) => onChange({ types: toggled(types, type, on) })}
          />
        ))}
      </Ticks>
      <Ticks legend={texts.kinds}>
        {KINDS.map(({ role, label }) => (
          <Tick
            key={role}
            label={label}
            on={roles.includes(role)}
            onTick={(on) => onChange({ roles: toggled(roles, role, on) })}
          />
        ))}
      </Ticks>
    </div>
  );
}

function Ticks({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-[550] text-13">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">{children}</div>
    </fieldset>
  );
}

interface TickProps {
  label: string;
  on: boolean;
  onTick: (on: boolean) => void;
}

const Tick = ({ label, on, onTick }: TickProps) => (
  <Checkbox label={label} checked={on} onChange={({ target }) => onTick(target.checked)} />
);

const toggled = <Value extends string>(all: readonly Value[], value: Value, on: boolean) =>
  on ? [...all, value] : all.filter((one) => one !== value);

const numberOrNull = (text: string) => (text === "" ? null : Number(text));

/** The usual figures, and the one that was typed where it is none of them. */
function numbered(
  usual: readonly number[],
  own: number | null,
  label: (value: number) => string,
  any: string,
) {
  const values =
    own === null || usual.includes(own) ? usual : [...usual, own].sort((a, b) => a - b);
  return [
    { value: "", label: any },
    ...values.map((value) => ({ value: String(value), label: label(value) })),
  ];
}
