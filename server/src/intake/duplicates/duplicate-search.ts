/** What earlier petitions are compared with. Empty where it is not known yet. */
export interface DuplicateSearch {
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  /** Twelve digits. */
  readonly placeRegion: string
  readonly category: string
  readonly summary: string
  /** What was written online; empty of anything else. */
  readonly originalText: string
  readonly ticketNo: string
}

const COUNTY_DIGITS = 6
const SECOND_LEVEL_DIGITS = 4

/** Beginning of the codes of a region's county. */
export const countyOf = (regionCode: string): string => regionCode.slice(0, COUNTY_DIGITS)

/** Beginning of the codes of a category's second level. */
export const secondLevelOf = (category: string): string => category.slice(0, SECOND_LEVEL_DIGITS)
