/** The page of the tree: whoever may see it finds what hangs on it. */
export const KNOWLEDGE_PAGE = 'knowledgeTree'
