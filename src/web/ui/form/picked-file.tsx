import { Button, TextButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { bytesOfText, bytesText } from "./bytes-text.ts";

export interface Picked {
  name: string;
  bytes: number;
}

export interface Progress {
  sent: number;
  total: number;
  /** What happens now, once it is more than sending bytes. */
  text?: string | undefined;
}

interface PickedFileProps {
  file: Picked;
  progress: Progress | undefined;
  onReplace: () => void;
  onRemove: (() => void) | undefined;
}

/** The file that was given, and how much of it has arrived. */
export function PickedFile({ file, progress, onReplace, onRemove }: PickedFileProps) {
  return (
    <div className="rounded-sm border border-rule bg-sheet px-3.5 py-3 text-13">
      <div className="flex items-center gap-3">
        <Icon name="file" />
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-[550] leading-[1.45]">{file.name}</p>
          <p className="text-12 text-ink-3 tabular-nums leading-[1.55]">
            {progress ? progressText(progress) : bytesText(file.bytes)}
          </p>
        </div>
        {onRemove && (
          <Button
            look="quiet"
            size="icon"
            className="-mr-1 flex-none"
            aria-label={progress ? "Cancel" : `Remove ${file.name}`}
            onClick={onRemove}
          >
            <Icon name="close" />
          </Button>
        )}
        {!onRemove && !progress && <TextButton onClick={onReplace}>Replace</TextButton>}
      </div>
      {progress && <Meter {...progress} />}
    </div>
  );
}

function Meter(progress: Progress) {
  const { sent, total } = progress;
  return (
    <progress
      aria-label="Upload"
      aria-valuetext={progressText(progress)}
      max={Math.max(total, 1)}
      value={Math.min(sent, total)}
      className="mt-2 block h-0.5 w-full appearance-none overflow-hidden rounded-sm bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
    />
  );
}

function progressText({ sent, total, text }: Progress): string {
  return text ?? `Uploading, ${bytesOfText(sent, total)}`;
}
