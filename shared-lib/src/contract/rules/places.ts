/** Where remotes may stand in pages of others: as a tab of a case, as a strip between its head and its tabs. */
export const PLACES = ['caseTab', 'caseStrip'] as const

export type PlaceName = (typeof PLACES)[number]
