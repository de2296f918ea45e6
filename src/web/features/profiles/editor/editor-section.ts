import type { Draft } from "../draft.ts";
import type { RowStage } from "../rows/use-row-stage.ts";

/** What every section of the editor is handed. */
export interface EditorSectionProps {
  draft: Draft;
  change: (next: (draft: Draft) => Draft) => void;
  stage: RowStage;
}
