import { useId } from "react";
import { POST_LONGEST } from "#contract/blog-rules.ts";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { WordsField } from "#web/ui/form/words-field.tsx";
import { withWords } from "../model/post-draft.ts";
import { fieldTexts as texts } from "../texts.ts";
import { type DraftProps, draftField } from "./draft-field.ts";

/** What search engines are told, and what a post is found by. */
export function SeoFields(props: DraftProps) {
  const id = useId();
  const { editing, type } = props;
  const field = draftField(id, props);
  const words = (name: "keywords" | "tags") => ({
    id: `${id}${name}`,
    optional: true,
    words: editing.draft[name],
    error: editing.faults[name],
    onChange: (list: readonly string[]) => type({ [name]: list }),
    grow: withWords,
    maxLength: POST_LONGEST.word,
  });
  return (
    <section className="grid gap-5 border-ink border-t pt-5">
      <h2 className="text-22">{texts.seo}</h2>
      <TextArea
        {...field("meta_title")}
        label={texts.metaTitle}
        optional
        hint={texts.metaTitleHint}
        limit={POST_LONGEST.metaTitle}
        rows={1}
      />
      <TextArea
        {...field("meta_description")}
        label={texts.metaDescription}
        optional
        hint={texts.metaDescriptionHint}
        limit={POST_LONGEST.metaDescription}
        rows={3}
      />
      <WordsField {...words("keywords")} label={texts.keywords} add={texts.addKeyword} />
      <WordsField {...words("tags")} label={texts.tags} add={texts.addTag} />
    </section>
  );
}
