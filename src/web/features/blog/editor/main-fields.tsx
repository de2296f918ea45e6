import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, lazy, Suspense, useId, useState } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { CONTROL, describedBy, FieldNotes } from "#web/ui/form/field-frame.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { categoriesQuery } from "../admin/api.ts";
import type { Editing } from "./editing.ts";
import type { PostDraft } from "./post-draft.ts";
import { fieldTexts, richTexts, fieldTexts as texts } from "./texts.ts";

const EXCERPT_ROWS = 3;

/** The article itself. */
export function MainFields(props: DraftProps) {
  const id = useId();
  const { editing, type } = props;
  const field = draftField(id, props);
  return (
    <>
      <Field {...field("title")} label={texts.title} autoComplete="off" />
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_200px]">
        <Field
          {...field("slug")}
          label={texts.slug}
          hint={slugHint(editing)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Select {...field("category")} label={texts.category} options={useCategories(editing)} />
      </div>
      <TextArea
        {...field("excerpt")}
        label={texts.excerpt}
        optional
        hint={texts.excerptHint}
        rows={EXCERPT_ROWS}
      />
      <ContentField
        value={editing.draft.content}
        error={editing.faults.content}
        onChange={(content) => type({ content })}
      />
    </>
  );
}

function slugHint({ status, followsTitle, draft }: Editing): string {
  if (status === "published") return texts.isPublic;
  return followsTitle ? texts.follows : texts.address(draft.slug);
}

/** Until they are here, the one that it has. */
function useCategories({ draft, server }: Editing) {
  const { data = [] } = useQuery(categoriesQuery);
  const known = data.map(({ slug, name }) => ({ value: slug, label: name }));
  const isListed = (slug: string) => known.some(({ value }) => value === slug);
  const own = [...new Set([draft.category, server.category])].filter((slug) => !isListed(slug));
  return [...known, ...own.map((slug) => ({ value: slug, label: slug }))];
}

interface ContentFieldProps {
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
}

interface ViewProps extends ContentFieldProps {
  id: string;
  hint: string | undefined;
}

/** As much script as the rest of the page. Should it not come, the content can be edited all the same. */
const RichText = lazy(() =>
  import("./rich-text.tsx").then(
    (file) => ({ default: file.RichText }),
    () => ({ default: NoRichText }),
  ),
);

const ROWS = 24;

/** The article, as it is read or as HTML. */
function ContentField(props: ContentFieldProps) {
  const id = useId();
  const [isHtml, setHtml] = useState(false);
  const { error } = props;
  const hint = isHtml ? richTexts.htmlHint : undefined;
  const view = { ...props, id, hint };
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label id={`${id}-label`} htmlFor={id} className="font-[550] text-13 leading-[1.4]">
          {fieldTexts.content}
        </label>
        <TextButton onClick={() => setHtml(!isHtml)}>
          {isHtml ? richTexts.asText : richTexts.asHtml}
        </TextButton>
      </div>
      {isHtml ? <HtmlView {...view} /> : <TextView {...view} />}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function TextView({ id, hint, error, ...text }: ViewProps) {
  return (
    <Suspense fallback={<Shape />}>
      <RichText
        {...text}
        id={id}
        labelledBy={`${id}-label`}
        describedBy={describedBy({ id, hint, error })}
        isInvalid={error !== undefined}
      />
    </Suspense>
  );
}

function HtmlView({ id, hint, error, value, onChange }: ViewProps) {
  return (
    <textarea
      id={id}
      rows={ROWS}
      value={value}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      aria-invalid={error !== undefined}
      aria-describedby={describedBy({ id, hint, error })}
      className={`${CONTROL} block resize-y font-[ui-monospace,monospace] text-13!`}
    />
  );
}

function Shape() {
  return (
    <div role="status" className="h-[430px] rounded-sm border border-rule bg-sheet p-6">
      <span className="sr-only">{richTexts.loading}</span>
      <Skeleton className="h-8 w-3/5" />
      <div className="mt-6">
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

function NoRichText() {
  return (
    <p role="alert" className="rounded-sm border border-rule bg-sheet p-6 text-13 text-ink-2">
      {richTexts.failed}
    </p>
  );
}

export interface DraftProps {
  editing: Editing;
  type: (change: Partial<PostDraft>) => void;
}

type TextName = Exclude<keyof PostDraft, "keywords" | "tags">;

/** What joins a field of the form to the draft. */
export const draftField =
  (id: string, { editing, type }: DraftProps) =>
  (name: TextName) => ({
    id: `${id}${name}`,
    name,
    value: editing.draft[name],
    error: editing.faults[name],
    onChange: ({ target }: { target: { value: string } }) =>
      type({ [name]: LINES.has(name) ? target.value.replace(BREAKS, " ") : target.value }),
    ...(LINES.has(name) && { onKeyDown: staysHere }),
  });

/** Of one line, also where they are shown on more. */
const LINES: ReadonlySet<TextName> = new Set(["title", "slug", "meta_title"]);
const BREAKS = /[\r\n]+/g;

/** It would save and leave, or break the line. */
function staysHere(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
