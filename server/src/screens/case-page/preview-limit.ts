import type { previewLimit } from '@portal/shared-lib/contract/choices'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { explain } from '../../petitions/clocks/explain'
import { NO_THRESHOLDS } from '../../petitions/clocks/lamps/lamps'
import { type ClockRow, lengthened } from '../../petitions/clocks/row'
import { dueOf } from '../../petitions/clocks/rules'
import { readLimit } from '../../petitions/clocks/terms'
import { CLOCKS, type ClockType } from '../../petitions/clocks/types'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf, dayOf } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { WorkCalendar } from '../../platform/calendar/work-calendar'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { momentOn } from '../../workflow/engine/moment'

type Input = CallInput<typeof previewLimit>

/** How a limit would be counted, were it to begin or to become longer now. */
export async function readPreview(
  db: Db,
  caller: Caller,
  asked: Input,
  now: Date,
): Promise<CallAnswer<typeof previewLimit>> {
  const { id } = await getPetition(db, caller, asked.petitionNo)
  const type = typeOf(asked.type)
  const calendar = await readCalendar(db)
  const clock = asked.addedDays
    ? await longer(db, caller, { petitionId: id, type, days: asked.addedDays }, calendar)
    : await begun(db, caller, { petitionId: id, type, at: momentOn(asked.fromDay ?? dayOf(now), now) }, calendar)
  return { dueAt: dateTimeOf(clock.due_at), lines: explain(clock, calendar) }
}

const typeOf = (type: string): ClockType =>
  Object.hasOwn(CLOCKS, type) ? (type as ClockType) : refuse('notFound', { what: '期限' })

interface Longer {
  readonly petitionId: string
  readonly type: ClockType
  readonly days: number
}

/** The limit that runs, by some days longer. */
async function longer(db: Db, caller: Caller, { petitionId, type, days }: Longer, calendar: WorkCalendar) {
  const running = await db
    .selectFrom('clock')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .where('type', '=', type)
    .where('state', 'in', ['running', 'paused'])
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  const clock = running ?? refuse('notFound', { what: '期限' })
  return { ...clock, ...lengthened(clock, { extendedDays: days }, calendar) }
}

interface Begun {
  readonly petitionId: string
  readonly type: ClockType
  readonly at: Date
}

async function begun(
  db: Db,
  caller: Caller,
  { petitionId, type, at }: Begun,
  calendar: WorkCalendar,
): Promise<ClockRow> {
  const terms = await readLimit(db, type, { regionCode: caller.regionCode, day: dayOf(at) })
  return {
    id: '',
    province_code: caller.provinceCode,
    petition_id: petitionId,
    step_id: null,
    person_seq: null,
    type,
    org_id: caller.orgId,
    start_at: at,
    ...terms,
    due_at: dueOf({ startAt: at, ...terms }, calendar).dueAt,
    paused_days: 0,
    extended_days: 0,
    cap_at: null,
    state: 'running',
    closed_at: null,
    result: '',
    ...NO_THRESHOLDS,
    lamp_told: 'none',
  }
}
