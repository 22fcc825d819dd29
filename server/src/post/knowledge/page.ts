/** The page on which the tree is shown: whoever may see it may read what hangs on it. */
export const KNOWLEDGE_PAGE = 'knowledgeTree'
