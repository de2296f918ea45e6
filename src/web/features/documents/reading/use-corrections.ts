import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#web/lib/api.ts";
import { toast } from "#web/ui/float/toast.ts";
import { documentCalls } from "../api.ts";
import type { FieldName } from "./model/shown-field.ts";
import { readingTexts as texts } from "./texts.ts";

export interface Corrections {
  /** Rejects when it did not work: the form that asks for it says so. */
  save: (field: FieldName, value: unknown) => Promise<void>;
  undo: (field: FieldName) => Promise<void>;
}

export function useCorrections(id: string): Corrections {
  const calls = documentCalls(useQueryClient());
  return {
    save: (field, value) => calls.correct(id, field, value),
    undo: (field) =>
      calls.undo(id, field).then(
        () => void toast.success(texts.undone),
        (error) => void toast.error(messageOf(error, texts.undoFailed)),
      ),
  };
}
