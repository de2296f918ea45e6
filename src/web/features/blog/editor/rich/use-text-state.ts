import type { Editor } from "@tiptap/core";
import { useEffect, useReducer } from "react";

/** Draws anew with everything that happens to the text. */
export function useTextState(editor: Editor | undefined): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on("transaction", drawAgain);
    return () => void editor?.off("transaction", drawAgain);
  }, [editor]);
}
