import { lazy, Suspense, useId, useState } from "react";
import { TextButton } from "#web/ui/button.tsx";
import { CONTROL, describedBy, FieldNotes } from "#web/ui/form/field-frame.tsx";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { fieldTexts, richTexts as texts } from "../texts.ts";

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
export function ContentField(props: ContentFieldProps) {
  const id = useId();
  const [isHtml, setHtml] = useState(false);
  const { error } = props;
  const hint = isHtml ? texts.htmlHint : undefined;
  const view = { ...props, id, hint };
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label id={`${id}-label`} htmlFor={id} className="font-[550] text-13 leading-[1.4]">
          {fieldTexts.content}
        </label>
        <TextButton onClick={() => setHtml(!isHtml)}>
          {isHtml ? texts.asText : texts.asHtml}
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
      <span className="sr-only">{texts.loading}</span>
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
      {texts.failed}
    </p>
  );
}
