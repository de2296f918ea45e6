import { useState } from "react";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { ALL_KEYS, keyTexts as texts } from "../texts.ts";
import { keysAreOn, switchKeys } from "./keys-on.ts";

/** Letters can be switched off (WCAG 2.1.4): who speaks to a computer would set them off by words. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(keysAreOn);
  return (
    <Dialog open onClose={onClose} title={texts.title} text={texts.text}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-13">
        {ALL_KEYS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-[22px] rounded-sm border border-rule-2 bg-sheet px-1.5 text-center font-medium font-sans text-12 leading-5"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={texts.use}
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          switchKeys(currentTarget.checked);
        }}
      />
    </Dialog>
  );
}
