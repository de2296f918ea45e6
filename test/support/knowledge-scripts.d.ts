/** The knowledge check is plain JavaScript, as all scripts; this is what its test uses of it. */
declare module "*/scripts/matching/knowledge-rules.mjs" {
  export interface KnowledgeFile {
    /** Path below knowledge/. */
    readonly file: string;
    readonly text: string;
  }

  export function knowledgeFaults(files: readonly KnowledgeFile[]): string[];
  export function knowledgeCounts(files: readonly KnowledgeFile[]): Record<string, number>;
}

declare module "*/scripts/matching/check-knowledge.mjs" {
  type KnowledgeFile = import("*/scripts/matching/knowledge-rules.mjs").KnowledgeFile;

  export function readKnowledge(): KnowledgeFile[];
  export function unreadFiles(files: readonly KnowledgeFile[]): string[];
}
