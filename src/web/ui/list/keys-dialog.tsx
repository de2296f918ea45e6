import { useState } from "react";
import { Dialog } from "../float/dialog.tsx";
import { Checkbox } from "../form/checkbox.tsx";
import { keysAreOn, switchKeys } from "./keys-on.ts";

interface KeysDialogProps {
  keys: readonly { keys: readonly string[]; does: string }[];
  onClose: () => void;
}

/** Letters can be switched off (WCAG 2.1.4): who speaks to a computer would set them off by words. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const [on, setOn] = useState(keysAreOn);
  return (
    <Dialog open onClose={onClose} title="Keys" text="They work while you are not typing.">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-13">
        {keys.map((row) => (
          <div key={row.does} className="contents">
            <dt className="flex gap-1">
              {row.keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-[22px] rounded-sm border border-rule-2 bg-sheet px-1.5 text-center font-medium font-sans text-12 leading-5"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{row.does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use these keys"
        checked={on}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          switchKeys(currentTarget.checked);
        }}
      />
    </Dialog>
  );
}
