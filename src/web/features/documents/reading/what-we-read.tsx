import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { DocumentView } from "#contract/documents.ts";
import { useWide } from "#web/lib/use-wide.ts";
import { Tabs } from "#web/ui/list/tabs.tsx";
import { FieldGroups } from "./field-groups.tsx";
import { type Light, useLighting } from "./lighting.ts";
import { readingOf } from "./model/reading.ts";
import { Original } from "./original.tsx";
import { fieldId, lineId, show } from "./show.ts";
import { readingTexts as texts } from "./texts.ts";
import { useCorrections } from "./use-corrections.ts";
import { Wire } from "./wire.tsx";

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
