import { useEffect, useRef, useState } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { EditForm } from "./edit-form.tsx";
import { AddButton, CorrectedMark } from "./field-marks.tsx";
import { FieldRow } from "./field-row.tsx";
import type { Lighting } from "./lighting.ts";
import type { Reading } from "./model/reading.ts";
import type { FieldGroup, ShownField } from "./model/shown-field.ts";
import { focusEdit, newItem } from "./show.ts";
import { readingTexts as texts } from "./texts.ts";
import type { Corrections } from "./use-corrections.ts";
import { usePointing } from "./use-pointing.ts";

interface FieldGroupsProps {
  reading: Reading;
  lighting: Lighting;
  corrections: Corrections;
  /** Somebody wants to see the lines of a field. */
  onLines: (path: string) => void;
  onField: (path: string) => void;
  /** There is only this column, under a tab that has its name. */
  alone: boolean;
}

/** Everything that was read, and the means to put it right. One field is open at a time. */
export function FieldGroups(props: FieldGroupsProps) {
  const { reading, lighting, onLines, onField, alone } = props;
  const part = useRef<HTMLElement>(null);
  const [open, setOpen] = useOpenField();
  usePointing(part, {
    attribute: "data-path",
    onPoint: (path) => lighting.point(path === undefined ? undefined : { path }),
    onPick: onLines,
  });
  return (
    <section ref={part} aria-label={texts.fields} className="min-w-0">
      <h2 className={alone ? "sr-only" : "min-h-11 text-22 leading-9"}>{texts.fields}</h2>
      <CheckList fields={reading.toCheck} onField={onField} />
      {reading.groups.map((group) => (
        <Group key={group.title} group={group} {...props} open={open} setOpen={setOpen} />
      ))}
      <AiNote writer={texts.writer} />
    </section>
  );
}

/** When a form is closed, the focus goes back to the button that opened it. */
function useOpenField() {
  const [open, setOpen] = useState<string>();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== undefined && open === undefined) focusEdit(before.current);
    before.current = open;
  }, [open]);
  return [open, setOpen] as const;
}

interface GroupProps extends FieldGroupsProps {
  group: FieldGroup;
  open: string | undefined;
  setOpen: (path: string | undefined) => void;
}

function Group({ group, lighting, corrections, open, setOpen }: GroupProps) {
  const { title, fields, list } = group;
  const adding = list && newItem(list.field);
  return (
    <section aria-label={title} className="border-ink border-t pb-7">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-sans font-semibold text-13 tracking-normal">{title}</h3>
        {list?.corrected && <CorrectedMark field={list.field} corrections={corrections} />}
      </div>
      {fields.length === 0 && list && <p className="pb-2 text-13 text-ink-3">{list.none}</p>}
      <dl className="empty:hidden">
        {fields.map((field) => (
          <FieldRow
            key={field.path}
            field={field}
            inList={list !== undefined}
            isNamed={list === undefined && field.label !== title}
            lighting={lighting}
            corrections={corrections}
            open={open === field.path}
            onOpen={(isOpen) => setOpen(isOpen ? field.path : undefined)}
          />
        ))}
      </dl>
      {list && open === adding && (
        <EditForm
          field={list.field}
          edit={list.add}
          corrections={corrections}
          onClose={() => setOpen(undefined)}
        />
      )}
      {list && adding && open !== adding && (
        <AddButton path={adding} title={list.addText} onPress={() => setOpen(adding)} />
      )}
    </section>
  );
}

interface CheckListProps {
  fields: readonly ShownField[];
  onField: (path: string) => void;
}

/** What the reading is unsure of, gathered where the reader begins. */
function CheckList({ fields, onField }: CheckListProps) {
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
