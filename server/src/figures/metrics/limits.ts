/** Days within which a unit must accept, from registration (条例 第二十二、二十三条). */
export const UNIT_DAYS = 30
/** Days in which nobody comes again with what was solved at once. */
export const WATCHED_DAYS = 180
/** Days since registration from which what is open is of the next age. */
export const AGES = [0, 16, 31, 61, 91] as const
