import { addDays, dayOf, endOfDay } from '../calendar/china-time'
import { workingDayFrom } from '../calendar/working-days'

/**
 * Natural days in which a petition department decides how a petition is handled (条例 第二十二条), and in which
 * another organ that received it directly informs the petitioner (条例 第二十三条).
 */
const SORTING_DAYS = 15

/**
 * When a petition registered at that instant must be sorted (clock K01): the day of the event does not count
 * (民法典 第二百零一条), a last day off gives way to the next working day, and a limit ends at 24:00 (第二百零三条).
 */
export const sortingLimit = (registeredAt: Date): Date =>
  endOfDay(workingDayFrom(addDays(dayOf(registeredAt), SORTING_DAYS)))
