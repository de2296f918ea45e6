import { CompareTool } from "#web/features/comparison/tool/compare-tool.tsx";
import { compareFormTexts } from "#web/features/comparison/tool/form-texts.ts";
import { useDocumentSide } from "#web/features/documents/widget/use-document-side.tsx";

export function ComparePage() {
  const resume = useDocumentSide("resume");
  const job = useDocumentSide("job_description", compareFormTexts.noJob);
  return <CompareTool resume={resume} job={job} />;
}
