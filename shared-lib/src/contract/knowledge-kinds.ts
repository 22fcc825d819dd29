/** What a node of the knowledge tree is: a folder, or what kind of document. */
export const KNOWLEDGE_KINDS = [
  'folder',
  'law',
  'policy',
  'procedure',
  'classification',
  'template',
  'case',
  'reply',
  'interview',
  'manual',
  'unit',
] as const
export type KnowledgeKind = (typeof KNOWLEDGE_KINDS)[number]
