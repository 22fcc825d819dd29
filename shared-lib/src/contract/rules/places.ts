/**
 * Where remotes may stand in pages of others: as a tab of a case, as a strip between its head and its tabs; beside a list
 * of to-dos, about the one that is looked at.
 */
export const PLACES = ['caseTab', 'caseStrip', 'todoPreview'] as const

export type PlaceName = (typeof PLACES)[number]
