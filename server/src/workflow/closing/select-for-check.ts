import { selectForCheck as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { CHECKED_DAYS } from '../../petitions/todos/sets'
import { DAY_MS } from '../../platform/calendar/china-time'
import { defineAction, type Situation } from '../engine/action'
import { unlessOverseer } from '../engine/overseer'
import { give, ownHolder } from '../engine/todos'
import { checkOf, isUnderCheck, openCheck } from './closing-check'

export const selectForCheck = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.closed],
  todos: [],
  blocked: situation => unlessOverseer(situation) ?? ifTooOld(situation),
  hindered: async (db, { caller, file }) =>
    isUnderCheck(await checkOf({ db, caller, file })) ? '该件已在核查中' : undefined,
  async perform(work) {
    const { db, caller, file, at, step } = work
    await openCheck(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id }, 'chosen', at)
    await give(work, 'closingCheck', step, ownHolder(work), { dueAt: null })
    return {}
  },
})

function ifTooOld({ file: { petition }, at }: Situation): string | undefined {
  const age = at.getTime() - (petition.closed_at ?? petition.registered_at).getTime()
  return age > CHECKED_DAYS * DAY_MS ? '办结已超过一年，不再抽取核查' : undefined
}
