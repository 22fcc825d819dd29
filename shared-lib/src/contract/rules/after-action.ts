/** Where somebody goes from a petition out of a list once nothing of it waits with them: back, to the next one, nowhere. */
export const AFTER_ACTION = ['list', 'next', 'stay'] as const

export type AfterAction = (typeof AFTER_ACTION)[number]

/** Of who has chosen nothing. */
export const USUAL_AFTER_ACTION: AfterAction = 'list'
