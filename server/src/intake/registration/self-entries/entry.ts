import { SELF_ENTRY_MINUTES } from '@portal/shared-lib/contract/rules/self-entry'
import { SECOND_MS } from '../../../platform/calendar/china-time'

/** For which a token can be used. */
export const LIFE_MS = SELF_ENTRY_MINUTES * 60 * SECOND_MS

/** The same of what was said of the reception. */
export const ratingPlaceOf = (ticketNo: string): string => `window_ticket.rating_text:${ticketNo}`

/** Where the content of an entry belongs, as its encryption knows it. */
export const placeOf = (hash: string): string => `self_entry.content:${hash}`
