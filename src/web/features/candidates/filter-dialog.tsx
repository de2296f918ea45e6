import { useId, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Select } from "#web/ui/form/select.tsx";
import { type Choice, countOf, NO_CHOICE, viewOf } from "./candidates-view.ts";
import { LEVEL_OPTIONS, ORDER_OPTIONS, PLACE_OPTIONS, YEAR_OPTIONS } from "./filter-options.ts";
import { filterTexts as texts } from "./texts.ts";

interface FilterDialogProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
  onClose: () => void;
}

/** The list below follows each choice. The choices stand here at once, while the address takes a moment. */
export function FilterDialog({ choice: arrived, onChange, onClose }: FilterDialogProps) {
  const id = useId();
  const [choice, setChoice] = useState(arrived);
  const { match, state, years, admitted, bookmarked, sort } = choice;
  function choose(next: Choice) {
    setChoice(next);
    onChange(next);
  }
  /** Judged as what stands in the address is judged. */
  const pick = (name: "match" | "state" | "years" | "sort") => ({
    id: `${id}${name}`,
    onChange: (event: { currentTarget: { value: string } }) => {
      const judged = viewOf(String(new URLSearchParams({ [name]: event.currentTarget.value })));
      choose({ ...choice, [name]: judged[name] });
    },
  });
  const isPlain = countOf(choice) === 0 && !match && sort === NO_CHOICE.sort;
  const actions = (
    <>
      <Button onClick={onClose} className="max-md:min-h-11">
        {texts.done}
      </Button>
      <Button
        look="quiet"
        className="max-md:min-h-11"
        onClick={() => choose(NO_CHOICE)}
        disabled={isPlain}
      >
        {texts.clear}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.title} actions={actions}>
      <Select {...pick("match")} label={texts.level} options={LEVEL_OPTIONS} value={match ?? ""} />
      <Select {...pick("state")} label={texts.place} options={PLACE_OPTIONS} value={state ?? ""} />
      <Select {...pick("years")} label={texts.years} options={YEAR_OPTIONS} value={years ?? ""} />
      <Checkbox
        label={texts.admitted}
        hint={texts.admittedHint}
        checked={admitted}
        onChange={(event) => choose({ ...choice, admitted: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.bookmarked}
        checked={bookmarked}
        onChange={(event) => choose({ ...choice, bookmarked: event.currentTarget.checked })}
      />
      <Select {...pick("sort")} label={texts.sort} options={ORDER_OPTIONS} value={sort} />
    </Dialog>
  );
}
