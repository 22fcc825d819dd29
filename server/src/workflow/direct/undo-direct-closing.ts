import { undoDirectClosing as call } from '@portal/shared-lib/contract/actions'
import { closeDirectly } from '@portal/shared-lib/contract/rules/actions/close-directly'
import { STATE, STEP } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { endChecks } from '../closing/closing-check'
import { declineEvaluations } from '../closing/evaluation'
import { defineAction } from '../engine/action'
import { stopAll } from '../engine/clocks'
import { restoreCase } from '../engine/restore-case'
import { closeAll } from '../engine/todos'
import { changePetition, type Work } from '../engine/work'

interface Closing {
  readonly personId: string
  /** Day at +08:00. */
  readonly day: string
}

/** By whom and when the petition was last closed directly; undefined where something else was done last. */
async function lastDirectClosing({ db, file: { petition } }: Pick<Work, 'db' | 'file'>) {
  const last = await db
    .selectFrom('timeline')
    .where('province_code', '=', petition.province_code)
    .where('petition_id', '=', petition.id)
    .where('state_before', '<>', petition.state)
    .where('state_after', '=', petition.state)
    .orderBy('seq', 'desc')
    .select(['action', 'person_id as personId', 'at'])
    .executeTakeFirst()
  if (last?.action !== closeDirectly.name) return undefined
  const closing: Closing = { personId: last.personId, day: dayOf(last.at) }
  return closing
}

const HEAD = 'R07'

export const undoDirectClosing = defineAction<typeof call>({
  call,
  roles: ['R01', 'R06', HEAD],
  relation: 'registrar',
  from: [STATE.filed, STATE.closed, STATE.merged, STATE.noFurther, STATE.withdrawn],
  todos: [],
  suits: ({ file: { steps } }) => steps.every(({ parentId, state }) => parentId === null || state === STEP.recalled),
  blocked: ({ file: { petition } }) => (petition.archived_at ? '该件已归档，不能撤销办结' : undefined),
  async hindered(db, { file, caller, at }) {
    const closing = await lastDirectClosing({ db, file })
    if (!closing) return '该件不是在信件办结登记中办结的，不能在此撤销'
    const isOwnOfToday = closing.personId === caller.personId && closing.day === dayOf(at)
    return isOwnOfToday || caller.roles.includes(HEAD) ? undefined : '只有办结人当日可以撤销，之后请由处(科)长撤销'
  },
  async perform(work, { reason }) {
    const closedBy = (await lastDirectClosing(work))?.personId ?? ''
    await closeAll(work)
    await endChecks(work)
    await declineEvaluations(work)
    await stopAll(work, '撤销办结')
    changePetition(work, { box_no: '' })
    await restoreCase(work, await holderOf(work, closedBy))
    return { text: reason }
  },
})

/** Whoever closed it, where still of the department that has it; else the department's queue. */
async function holderOf({ db, step }: Work, personId: string): Promise<string> {
  const post = await db
    .selectFrom('post')
    .where('person_id', '=', personId)
    .where('dept_id', '=', step.row.to_dept_id)
    .select('id')
    .executeTakeFirst()
  return post ? personId : ''
}
