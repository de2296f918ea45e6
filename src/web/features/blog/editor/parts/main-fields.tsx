import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Field } from "#web/ui/form/field.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { categoriesQuery } from "../../admin/api.ts";
import type { Editing } from "../model/editing.ts";
import { ContentField } from "../rich/content-field.tsx";
import { fieldTexts as texts } from "../texts.ts";
import { type DraftProps, draftField } from "./draft-field.ts";

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
