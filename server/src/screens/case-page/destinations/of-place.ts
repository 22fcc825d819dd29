import type { Candidates, Unit } from './units'

const REGION_DIGITS = 12
/** Digits of a county's and of a city's code. */
const LEVELS = [6, 4]

/** The petition departments of a place's county and city, the nearer first. */
export async function ofPlace(candidates: Candidates, placeRegion: string): Promise<Unit[]> {
  const codes = LEVELS.map(digits => placeRegion.slice(0, digits).padEnd(REGION_DIGITS, '0'))
  return await candidates
    .where('is_petition', '=', true)
    .where('region_code', 'in', codes)
    .orderBy('region_code', 'desc')
    .execute()
}
