import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { filterTexts as texts } from "../texts.ts";
import type { FilterControl } from "./filter-options.ts";

interface FilterSheetProps {
  controls: readonly FilterControl[];
  /** How many of them narrow the list. */
  on: number;
  onClear: () => void;
}

/** Where there is no room for the filters side by side: a button, and a sheet with them. */
export function FilterSheet({ controls, on, onClear }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)} className="flex-1 md:hidden">
        <WorkIcon name="filter" />
        {texts.button(on)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.label}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.done}</Button>
            <Button look="quiet" onClick={onClear} disabled={on === 0}>
              {texts.clear}
            </Button>
          </>
        }
      >
        {controls.map(({ name, label, options, value, onPick }) => (
          <Select
            key={name}
            id={`filter-${name}`}
            label={label}
            options={options}
            value={value}
            hint={name === "pay" ? texts.payNote : undefined}
            onChange={(event) => onPick(event.currentTarget.value)}
          />
        ))}
      </Dialog>
    </>
  );
}
