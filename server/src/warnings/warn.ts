import { dayOf } from '../calendar/china-time'
import { onceADay } from '../jobs/once-a-day'
import type { Services } from '../services'
import { daysOfRegions } from './days-of-regions'
import { type DueClock, type Place, readDueClocks } from './due-clocks'
import { readHorizon } from './horizon'
import { lapseClocks } from './lapse'
import { type Risen, risenClocks } from './risen'
import { tellOf } from './tell-of'
import { urgeOf } from './urge-of'

const JOB = 'warnings'

/** Every day: windows that are over lapse, and whoever is concerned is told of limits that have come closer. */
export const warnOfLimits = (services: Services): Promise<void> => onceADay(services, JOB, () => warnOfAll(services))

async function warnOfAll(services: Services): Promise<void> {
  const { db, config, now } = services
  const at = now()
  await lapseClocks(db, config.provinceCode, at)
  const daysOf = daysOfRegions(db, dayOf(at))
  const horizon = await readHorizon(db, at)
  let after: Place | undefined
  do {
    const clocks: DueClock[] = await readDueClocks(db, config.provinceCode, horizon, after)
    await warnOf(db, config.provinceCode, await risenClocks(clocks, daysOf, at), at)
    after = clocks.at(-1)
  } while (after)
}

async function warnOf(db: Services['db'], provinceCode: string, risen: readonly Risen[], at: Date): Promise<void> {
  if (!risen.length) return
  await db.transaction().execute(async transaction => {
    for (const clock of await tellOf(transaction, provinceCode, risen, at))
      await urgeOf(transaction, provinceCode, clock, at)
  })
}
