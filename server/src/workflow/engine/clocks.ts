import type { Office } from '../../people/organisations/office'
import { LAMP_THRESHOLDS, NO_THRESHOLDS } from '../../petitions/clocks/lamps/lamps'
import { openClocks } from '../../petitions/clocks/open-clocks'
import { startClock } from '../../petitions/clocks/start'
import { stopClocks } from '../../petitions/clocks/stop'
import { CLOCK_TYPES, CLOCKS, type ClockType } from '../../petitions/clocks/types'
import type { Step } from './case-file'
import type { Work } from './work'

interface Given {
  readonly startAt?: Date
  /** In the clock's unit, where it is not the one of the rules. */
  readonly length?: number
  /** Where somebody has set the day. */
  readonly dueAt?: Date
  /** Number of the petitioner, where each has a clock of its own. */
  readonly personSeq?: number
}

/** Starts a clock on a step for the organisation that owes; answers when it is due. */
export async function start(
  { db, caller, at, file }: Work,
  type: ClockType,
  step: Step,
  owing: Pick<Office, 'id' | 'regionCode'>,
  given: Given = {},
): Promise<Date> {
  const { dueAt } = await startClock(db, {
    provinceCode: caller.provinceCode,
    petitionId: file.petition.id,
    stepId: step.id,
    type,
    orgId: owing.id,
    regionCode: owing.regionCode,
    startAt: at,
    ...given,
  })
  return dueAt
}

/** Stops the clocks of some types on a step that still run, of every type where none is named. */
export function stop({ db, caller, at, file }: Work, step: Step, result: string, types?: readonly ClockType[]) {
  const choice = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
  return stopClocks(db, { ...choice, ...(types && { types }) }, at, result)
}

/** Stops every clock of the petition that still runs, but not those of some types. */
export function stopAll({ db, caller, at, file }: Work, result: string, but: readonly ClockType[] = []) {
  const types = CLOCK_TYPES.filter(type => !but.includes(type))
  return stopClocks(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id, types }, at, result)
}

/** Clocks whose end is somebody's being late; that of the others closes a right or a window. */
const OWED = CLOCK_TYPES.filter(type => !CLOCKS[type].lapses)

/** When the petition is due, and its lamp turns: as what is owed first of all that runs on it. */
export async function limitOf({ db, caller, file }: Pick<Work, 'db' | 'caller' | 'file'>) {
  const first = await openClocks(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: OWED })
    .where('state', '=', 'running')
    .orderBy('due_at')
    .select(['due_at', ...LAMP_THRESHOLDS])
    .executeTakeFirst()
  return first ?? { due_at: null, ...NO_THRESHOLDS }
}
