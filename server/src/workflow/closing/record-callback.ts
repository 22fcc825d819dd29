import { recordCallback as call } from '@portal/shared-lib/contract/actions'
import { CALLBACK_WAYS, CLOSING_TEXTS } from '@portal/shared-lib/contract/rules/closing'
import { STATE } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { unlessOverseer } from '../engine/overseer'
import type { Work } from '../engine/work'
import { checkOf, unlessUnderCheck } from './closing-check'

const SATISFACTION = { '0': '满意', '1': '基本满意', '3': '不满意' } as const

export const recordCallback = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.closed, STATE.correcting],
  todos: ['closingCheck'],
  unasked: unlessUnderCheck,
  keepsTodo: true,
  blocked: unlessOverseer,
  async check({ at, file: { petition } }, { calledOn }) {
    const closed = dayOf(petition.closed_at ?? petition.registered_at)
    if (calledOn < closed || calledOn > dayOf(at)) refuseRule(CLOSING_TEXTS.noCallbackDay)
  },
  async perform(work, { calledOn, way, value, note }) {
    const { db, caller, file, at } = work
    await db
      .insertInto('closing_callback')
      .values({
        province_code: caller.provinceCode,
        petition_id: file.petition.id,
        check_id: await checkIdOf(work),
        called_on: calledOn,
        way,
        value,
        note,
        person_id: caller.personId,
        created_at: at,
      })
      .execute()
    const told = `${calledOn} ${CALLBACK_WAYS[way]}，信访人${SATISFACTION[value]}`
    return { text: note ? `${told}：${note}` : told, shared: false }
  },
})

const checkIdOf = async (work: Work): Promise<string> =>
  (await checkOf(work))?.id ?? refuseRule('该件不在核查中，请刷新')
