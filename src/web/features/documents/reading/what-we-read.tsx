import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { DocumentView } from "#contract/documents.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import { type Corrections, EditForm, useCorrections } from "./edit-form.tsx";
import { AddButton, CorrectedMark, FieldRow } from "./field-row.tsx";
import { type Light, type Lighting, type Reading, readingOf, useLighting } from "./lighting.ts";
import { Original } from "./original.tsx";
import { fieldId, focusEdit, lineId, newItem, SCROLLERS, show } from "./show.ts";
import type { FieldGroup, ShownField } from "./shown-field.ts";
import { readingTexts as texts } from "./texts.ts";
import { usePointing } from "./use-pointing.ts";

type Side = "original" | "fields";

/** The document and what was read in it: each shows where it stands in the other. */
export function WhatWeRead({ document }: { document: DocumentView }) {
  const reading = useMemo(() => readingOf(document), [document]);
  const lighting = useLighting(reading);
  const corrections = useCorrections(document.id);
  const wide = useWide();
  const asked = useAskedLine();
  const [side, setSide] = useState<Side>(asked === undefined ? "fields" : "original");
  const goTo = useGoTo();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line that an address names is lit once, at the start.
  useEffect(() => {
    if (asked === undefined) return;
    lighting.choose({ line: asked });
    show(lineId(asked), { withPage: true });
  }, [asked]);

  /** What was chosen stays lit when the pointer leaves; on a small screen it is gone over to. */
  function choose(light: Light, other: Side) {
    lighting.choose(light);
    if (!wide) setSide(other);
  }
  function onField(path: string, focus = false) {
    if (!wide) choose({ path }, "fields");
    goTo(fieldId(reading.fieldPath(path)), focus);
  }
  const original = <Original {...{ document, reading, lighting, onField }} alone={!wide} />;
  const fields = (
    <FieldGroups
      {...{ reading, lighting, corrections, onField }}
      onLines={(path) => choose({ path }, "original")}
      alone={!wide}
    />
  );
  if (wide)
    return (
      <div className="relative grid grid-cols-[minmax(0,1fr)_minmax(0,480px)] items-start gap-12">
        <Wire pair={lighting.pair} fieldPath={reading.fieldPath} />
        <div className="sticky top-[72px] flex h-[calc(100dvh-96px)] flex-col">{original}</div>
        {fields}
      </div>
    );
  return (
    <Tabs<Side>
      label={texts.fields}
      selected={side}
      onSelect={setSide}
      tabs={[
        { name: "original", label: texts.original, panel: original },
        { name: "fields", label: texts.fields, panel: fields },
      ]}
    />
  );
}

/** `#line-14`: where a citation leads to. Counted from 0 here. */
function useAskedLine(): number | undefined {
  const [, line] = /^#line-([1-9]\d{0,5})$/.exec(useLocation().hash) ?? [];
  return line === undefined ? undefined : Number(line) - 1;
}

/** Brings a field into sight, after the side it is on has been drawn. */
function useGoTo() {
  const [wanted, setWanted] = useState<{ id: string; focus: boolean }>();
  useEffect(() => {
    if (!wanted) return;
    show(wanted.id, { withPage: true });
    const field = document.getElementById(wanted.id);
    if (wanted.focus) field?.querySelector("button")?.focus({ preventScroll: true });
  }, [wanted]);
  return (id: string, focus: boolean) => setWanted({ id, focus });
}

/** Where it leaves a field: at its first line of text, a little outside its light. */
const FROM = { out: 12, down: 22 };
/** What is seen of the page lies below its header. */
const HEADER = 56;

interface WireProps {
  pair: Lighting["pair"];
  fieldPath: (part: string) => string;
}

/** One hairline in the gutter, from what is lit among the fields to what is lit in the original. */
function Wire({ pair, fieldPath }: WireProps) {
  const svg = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const [part] = pair?.parts ?? [];
    const draw = () => {
      const drawn = part && svg.current ? wireOf(svg.current, fieldPath(part.path), pair) : "";
      path.current?.setAttribute("d", drawn);
    };
    draw();
    // Both sides scroll, the original also inside itself.
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    addEventListener("scroll", draw, options);
    addEventListener("resize", draw, options);
    return () => listening.abort();
  }, [pair, fieldPath]);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible fill-none stroke-ink-2"
    >
      <path ref={path} />
    </svg>
  );
}

function wireOf(svg: SVGSVGElement, field: string, pair: WireProps["pair"]): string {
  const origin = svg.getBoundingClientRect();
  const row = document.getElementById(fieldId(field))?.getBoundingClientRect();
  if (!row || row.top + FROM.down < HEADER || row.top + FROM.down > innerHeight) return "";
  const [x, y] = [row.left - FROM.out - origin.left, row.top + FROM.down - origin.top];
  return (pair?.lines ?? []).map((line) => strokeTo(line, origin, x, y)).join("");
}

function strokeTo(line: number, origin: DOMRect, x: number, y: number): string {
  const element = document.getElementById(lineId(line));
  const frame = element?.closest(SCROLLERS)?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (!frame || !box) return "";
  const middle = box.top + Math.min(box.height, FROM.down) / 2;
  if (middle < frame.top || middle > frame.bottom) return "";
  const end = frame.right - origin.left;
  const turn = Math.round(end + (x - end) / 2) + 0.5;
  return `M${x} ${Math.round(y) + 0.5}H${turn}V${Math.round(middle - origin.top) + 0.5}H${end}`;
}

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
function FieldGroups(props: FieldGroupsProps) {
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
