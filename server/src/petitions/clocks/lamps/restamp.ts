import { z } from 'zod'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { defineJob } from '../../../platform/jobs/job'
import { onceADay } from '../../../platform/jobs/once-a-day'
import type { Services } from '../../../platform/services'
import { getClockType } from '../types'
import { readWarningDays } from './days'
import { lampThresholdsOf } from './lamp-thresholds'
import { LAMP_THRESHOLDS } from './lamps'
import { readOpenClocks, readOpenTodos, type Stamped } from './stamped'
import type { WarningDays } from './threshold'
import { type RowThresholds, writeThresholds } from './write-thresholds'

const JOB = 'turnsOfLimits'
/** Petitions whose limits are written at once. */
const AT_ONCE = 500

/** Every day: what regions have set from today on, or until yesterday, comes to hold for limits that run. */
export const keepThresholds = (services: Services): Promise<void> =>
  onceADay(services, JOB, async () => {
    const { db, config, now } = services
    await restampLimits(db, config.provinceCode, now())
  })

/** What regions have set anew comes to hold at once for limits that run. */
export const RESTAMP = defineJob({
  name: 'restampLimits',
  title: '按新设置重算预警时间',
  lane: 'short',
  attempts: 3,
  pauseSeconds: 30,
  limitSeconds: 30 * 60,
  args: z.object({}),
  run: async ({ services: { db, config, now } }) => {
    await restampLimits(db, config.provinceCode, now())
  },
})

/**
 * Writes down anew when the lamps of open limits turn, by what regions have set: of clocks, and of what is due with
 * them. In transactions of its own; answers how many limits turn otherwise now.
 */
export async function restampLimits(db: Db, provinceCode: string, at: Date): Promise<number> {
  const { clocks, todos } = await limitsTurnedAnew(db, provinceCode, at)
  const petitions = [...new Set([...clocks, ...todos].map(({ petitionId }) => petitionId))]
  for (let from = 0; from < petitions.length; from += AT_ONCE) {
    const some = new Set(petitions.slice(from, from + AT_ONCE))
    const ofThese = ({ petitionId }: RowThresholds) => some.has(petitionId)
    const written = { petitionIds: [...some], clocks: clocks.filter(ofThese), todos: todos.filter(ofThese) }
    await db.transaction().execute(transaction => writeThresholds(transaction, provinceCode, written))
  }
  return clocks.length + todos.length
}

/** Open limits whose lamps turn at other times by what regions have set than is written down. */
export async function limitsTurnedAnew(db: Db, provinceCode: string, at: Date) {
  const daysOf = daysOfRegions(db, dayOf(at))
  const clocks = await turnedAnew(await readOpenClocks(db, provinceCode), daysOf)
  const todos = await turnedAnew(await readOpenTodos(db, provinceCode), daysOf)
  return { clocks, todos }
}

async function turnedAnew(rows: readonly Stamped[], daysOf: DaysOf): Promise<RowThresholds[]> {
  const moved: RowThresholds[] = []
  for (const row of rows) {
    const { id, petitionId, dueAt, type, regionCode } = row
    const limit = { ...row, type: type === null ? undefined : getClockType(type) }
    const thresholds = lampThresholdsOf(limit, await daysOf(regionCode))
    if (LAMP_THRESHOLDS.some(name => thresholds[name]?.getTime() !== row[name]?.getTime()))
      moved.push({ id, petitionId, dueAt, ...thresholds })
  }
  return moved
}

type DaysOf = (regionCode: string) => Promise<WarningDays>

/** The warning days of regions on one day, each region's read once. */
function daysOfRegions(db: Db, day: string): DaysOf {
  const read = new Map<string, Promise<WarningDays>>()
  return regionCode => {
    const days = read.get(regionCode) ?? readWarningDays(db, { regionCode, day })
    read.set(regionCode, days)
    return days
  }
}
