import { onceADay } from '../../platform/jobs/once-a-day'
import type { Services } from '../../platform/services'
import type { ClockType } from '../clocks/types'
import { suggestBySystem } from './suggestions/suggest'
import { urgeOf } from './urge-of'
import { type Crossed, crossedClocks } from './warnings/crossed'
import { type Place, placeOf, readDueClocks } from './warnings/due-clocks'
import { lapseClocks } from './warnings/lapse'
import { tellOf } from './warnings/tell-of'

const JOB = 'warnings'

/** Every day: windows that are over lapse, and whoever is concerned is told of limits that have come closer. */
export const warnOfLimits = (services: Services): Promise<void> => onceADay(services, JOB, () => warnOfAll(services))

async function warnOfAll(services: Services): Promise<void> {
  const { db, config, now } = services
  const at = now()
  await lapseClocks(db, config.provinceCode, at)
  let after: Place | undefined
  do {
    const clocks = await readDueClocks(db, config.provinceCode, at, after)
    const told = await warnOf(db, config.provinceCode, crossedClocks(clocks, at), at)
    for (const clock of told) await suggestFor(services, clock)
    const last = clocks.at(-1)
    after = last && placeOf(last)
  } while (after)
}

/** Answers of which limits people were told. */
async function warnOf(
  db: Services['db'],
  provinceCode: string,
  crossed: readonly Crossed[],
  at: Date,
): Promise<readonly Crossed[]> {
  if (!crossed.length) return []
  return await db.transaction().execute(async transaction => {
    const told = await tellOf(transaction, provinceCode, crossed, at)
    for (const clock of told) await urgeOf(transaction, provinceCode, clock, at)
    return told
  })
}

/** Limits of sorting, informing, concluding and reporting: of the others somebody else is late, or nobody. */
const SUPERVISED: readonly ClockType[] = ['K01', 'K04', 'K05', 'K07']

async function suggestFor(services: Services, { type, level, petitionId, stepId }: Crossed): Promise<void> {
  if (level !== 'red' || stepId === null || !SUPERVISED.includes(type)) return
  await suggestBySystem(services, { petitionId, stepId }, 'overdue')
}
