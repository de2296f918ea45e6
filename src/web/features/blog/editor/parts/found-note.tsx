import type { RefObject } from "react";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Desk } from "../model/desk.ts";
import { editorTexts as texts } from "../texts.ts";

interface FoundNoteProps {
  desk: Desk;
  /** Above it: where reading goes on when it is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Unsaved changes of before stand in the form. */
export function FoundNote({ desk, heading }: FoundNoteProps) {
  function close() {
    heading.current?.focus();
    desk.accept();
  }
  function drop() {
    heading.current?.focus();
    const onPress = desk.drop();
    toast.info(texts.dropped, { action: { label: texts.undo, onPress } });
  }
  const action = <TextButton onClick={drop}>{texts.drop}</TextButton>;
  return (
    <div className="mt-4">
      <Banner kind="note" action={action} onClose={close}>
        {texts.found}
      </Banner>
    </div>
  );
}
