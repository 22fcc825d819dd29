import { seeded } from '../demo/seeded'
import { addDays } from '../platform/calendar/china-time'
import { AREAS } from './areas'
import type { Model } from './models'
import { SHARES } from './shares'

/** A petition to be made. */
export interface Planned {
  readonly n: number
  /** Number of the first petition about the same matter: its own, unless it is a repeat. */
  readonly matter: number
  readonly model: Model
  readonly area: number
  readonly weeksBack: number
  readonly day: string
  readonly regionCode: string
}

const { matters, petitions } = SHARES.mattersPerPetitions
const COUNTIES = 5

/** What the petition of a number is a copy of, where it lies and how far back; the same number, the same plan. */
export function planOf(n: number, models: { open: readonly Model[]; ended: readonly Model[] }): Planned {
  const isRepeat = n % petitions >= matters
  const matter = isRepeat ? n - (n % petitions) + matters - 1 : n
  const ofMatter = seeded(matter)
  const area = ofMatter.between(0, AREAS - 1)
  const model = ofMatter.pick(ofMatter.chance(SHARES.openPercent) ? models.open : models.ended)
  const weeksBack = model.isOpen ? 0 : seeded(n).between(1, SHARES.weeks)
  const day = addDays(model.day, -weeksBack * 7)
  return { n, matter, model, area, weeksBack, day, regionCode: regionAt(model.regionCode, area) }
}

/** As `office_at` in the database has it. */
function regionAt(code: string, area: number): string {
  const city = `99${String(Math.floor(area / COUNTIES) + 1).padStart(2, '0')}`
  return code.replace(/^990121/, `${city}${21 + (area % COUNTIES)}`).replace(/^9901/, city)
}
