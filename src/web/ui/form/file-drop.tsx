import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { TextButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { bytesText } from "./bytes-text.ts";
import { describedBy, FieldNotes } from "./field-frame.tsx";
import { type Picked, PickedFile, type Progress } from "./picked-file.tsx";
import { useDrop } from "./use-drop.ts";

interface FileDropProps {
  id: string;
  /** What the file is, for those who do not see the title: "Resume". */
  label: string;
  /** "Drop your resume here". */
  title: string;
  /** Extensions with their dot: ".pdf". The picker offers these; the caller judges what comes. */
  accept: readonly string[];
  hint?: string | undefined;
  /** Why the file was refused. With `file` it is named, and another can be chosen. */
  error?: string | undefined;
  file?: Picked | undefined;
  progress?: Progress | undefined;
  onFile: (file: File) => void;
  /** Takes the file away, and gives up while it is on its way. Without it, it can be replaced. */
  onRemove?: (() => void) | undefined;
  disabled?: boolean;
  /** As the main thing of a screen: higher, with an arrow. */
  tall?: boolean;
}

/** A file, by dropping it or by choosing it. It shows what the caller says of the file. */
export function FileDrop(props: FileDropProps) {
  const { id, label, accept, error, file, progress, onFile, onRemove, disabled = false } = props;
  const part = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focus = useKeptFocus(part);
  const { over, target } = useDrop(onFile, disabled || progress !== undefined);
  const pick = () => input.current?.click();
  function take() {
    const [chosen] = input.current?.files ?? [];
    if (!chosen) return;
    onFile(chosen);
    // The same file, changed meanwhile, can be chosen once more.
    if (input.current) input.current.value = "";
  }
  // Chosen before the script was there, or kept by the browser for somebody who came back.
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return (
    <fieldset
      {...focus}
      {...target}
      ref={part}
      tabIndex={-1}
      disabled={disabled}
      className="min-w-0"
    >
      <legend className="sr-only">{label}</legend>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        aria-label={label}
        accept={accept.join(",")}
        onChange={take}
      />
      <div className="relative">
        {file && !error ? (
          <PickedFile file={file} progress={progress} onReplace={pick} onRemove={onRemove} />
        ) : (
          <Invitation {...props} onPick={pick} />
        )}
        {over && <LetGo />}
      </div>
      <FieldNotes id={id} error={error} />
      <p role="status" className="sr-only">
        {stateText(props)}
      </p>
    </fieldset>
  );
}

const INVITATION =
  "relative grid place-content-center justify-items-center gap-1 rounded-sm border bg-sheet p-6 text-center text-13 text-ink-2 in-disabled:border-rule in-disabled:bg-paper-3 in-disabled:text-ink-3";

function Invitation(props: FileDropProps & { onPick: () => void }) {
  const { id, title, hint, error, file, tall = false, onPick } = props;
  const edge = error ? "border-danger" : "border-dashed border-rule-2 hover:border-ink-2";
  const height = tall ? "min-h-[208px]" : "min-h-[168px]";
  return (
    <div className={`${INVITATION} ${edge} ${file ? "min-h-24" : height}`}>
      {tall && !file && <Icon name="up" className="mb-1 size-[22px]! text-ink-3" />}
      <Title>{file?.name ?? title}</Title>
      <p>
        {!file && "or "}
        <TextButton
          onClick={onPick}
          // For public/hold-forms.js: before the script is there, a press opens the picker as well.
          data-picks={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy({ id, hint, error })}
          className="font-medium after:absolute after:inset-0"
        >
          {file ? "Choose another file" : "choose a file"}
        </TextButton>
      </p>
      {hint && (
        <p id={`${id}-hint`} hidden={file !== undefined} className="text-12 text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

function LetGo() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-sm border-2 border-accent bg-wash">
      <Title>Let go to upload</Title>
    </div>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <p className="wrap-anywhere font-[480] font-serif text-18 text-ink leading-[1.3] in-disabled:text-ink-3">
      {children}
    </p>
  );
}

/** Said once for each state, not for each byte. */
function stateText({ file, progress, error }: FileDropProps): string | undefined {
  if (error) return error;
  if (progress) return progress.text ?? `Uploading ${file?.name ?? ""}`;
  return file && `${file.name}, ${bytesText(file.bytes)}`;
}

/**
 * Keeps the focus inside a part whose controls come and go with its state: when the one that had it
 * is gone, the first that is there now gets it, and the part itself when there is none.
 */
function useKeptFocus(part: RefObject<HTMLElement | null>) {
  const within = useRef(false);

  useEffect(() => {
    const { activeElement, body } = document;
    if (!within.current || (activeElement && activeElement !== body)) return;
    const next = part.current?.querySelector<HTMLElement>("button:not(:disabled)") ?? part.current;
    next?.focus();
  });

  return {
    onFocus: () => {
      within.current = true;
    },
    // The window loses the focus to the file picker, but its element stays the active one.
    onBlur: () => {
      within.current = part.current?.contains(document.activeElement) ?? false;
    },
  };
}
