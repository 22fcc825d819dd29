import type { explainClock as call } from '@portal/shared-lib/contract/clocks'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { explain } from '../../petitions/clocks/explain'
import { CLOCKS, getClockType } from '../../petitions/clocks/types'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

type Input = CallInput<typeof call>

/** How a clock of a petition that the caller may see came to its due date. */
export async function explainClock(db: Db, caller: Caller, asked: Input): Promise<CallAnswer<typeof call>> {
  const { id: petitionId } = await getPetition(db, caller, asked.petitionNo)
  const clock = (await findClock(db, caller, petitionId, asked)) ?? refuse('notFound', { what: '期限' })
  const type = getClockType(clock.type)
  return {
    clockId: clock.id,
    type,
    name: CLOCKS[type].name,
    dueAt: dateTimeOf(clock.due_at),
    lines: explain(clock, await readCalendar(db)),
  }
}

async function findClock(db: Db, caller: Caller, petitionId: string, { clockId, type }: Input) {
  const ofPetition = db
    .selectFrom('clock')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
  const asked = clockId === undefined ? ofPetition.where('type', '=', type ?? '') : ofPetition.where('id', '=', clockId)
  return await asked.orderBy('id', 'desc').selectAll().executeTakeFirst()
}
