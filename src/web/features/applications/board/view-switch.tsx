import { Button } from "#web/ui/button.tsx";
import type { Place } from "../model/address.ts";
import { trackerTexts as texts } from "../texts.ts";

interface ViewSwitchProps {
  view: Place["view"];
  onChange: (view: Place["view"]) => void;
}

/** Side by side by stage, or one below the other. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{texts.views}</legend>
      {(["board", "list"] as const).map((one) => (
        <Button
          key={one}
          look={one === view ? "soft" : "quiet"}
          aria-pressed={one === view}
          className="max-md:min-h-11"
          onClick={() => onChange(one)}
        >
          {texts[one]}
        </Button>
      ))}
    </fieldset>
  );
}
