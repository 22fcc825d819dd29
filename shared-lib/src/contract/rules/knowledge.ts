/** Categories of petitions that a document of the knowledge base may be about. */
export const MOST_CATEGORIES = 20
