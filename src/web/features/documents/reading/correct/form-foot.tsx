import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { readingTexts as texts } from "../texts.ts";

interface FormFootProps {
  busy: boolean;
  removing?: boolean;
  fault: string | undefined;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
}

export function FormFoot({ busy, removing = false, fault, onCancel, onRemove }: FormFootProps) {
  return (
    <div className="grid gap-4 md:col-span-2">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        {onRemove && (
          <Button look="danger" className="ml-auto" busy={removing} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
