import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { ShownField } from "../model/shown-field.ts";
import { readingTexts as texts } from "../texts.ts";

interface CheckListProps {
  fields: readonly ShownField[];
  onField: (path: string) => void;
}

/** What the reading is unsure of, gathered where the reader begins. */
export function CheckList({ fields, onField }: CheckListProps) {
  if (fields.length === 0) return null;
  return (
    <div data-own="" className="mb-6 flex gap-2.5 rounded-sm bg-warn-wash px-3.5 py-[11px] text-13">
      <Icon name="warning" className="mt-0.5 text-warn" />
      <div className="min-w-0">
        <p>
          <strong className="font-[550]">{texts.toCheck(fields.length)}.</strong>{" "}
          {texts.toCheckText}
        </p>
        <ul className="mt-0.5 flex flex-wrap gap-x-3">
          {fields.map(({ path, label }) => (
            <li key={path}>
              <TextButton onClick={() => onField(path)}>{label}</TextButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
