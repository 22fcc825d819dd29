import { submitCorrection as call } from '@portal/shared-lib/contract/actions'
import { attachToPetition } from '../../petitions/record/attachments'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { leadStep } from '../engine/derive'
import { give, type Holder } from '../engine/todos'
import type { Work } from '../engine/work'
import { checkOf } from './closing-check'

export const submitCorrection = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.correcting],
  todos: ['correct'],
  async perform(work, { proof, fileIds }) {
    const { db, caller, file, step } = work
    await attachToPetition(db, caller, file.petition.id, fileIds)
    const { id, checker } = await checkedBy(work)
    await db
      .updateTable('closing_check')
      .set({ proof, state: 'corrected' })
      .where('province_code', '=', caller.provinceCode)
      .where('id', '=', id)
      .execute()
    await give(work, 'closingCheck', leadStep(file.steps) ?? step, checker, { dueAt: null })
    return { text: proof }
  },
})

/** The check, and whoever demanded the correction, in the post in which that was done. */
async function checkedBy({ db, caller, file }: Work): Promise<{ id: string; checker: Holder }> {
  const check = await checkOf({ db, caller, file })
  if (!check) throw new Error(`Petition ${file.petition.petition_no} was not checked`)
  const done = await db
    .selectFrom('timeline')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('person_id', '=', check.checked_by)
    .orderBy('seq', 'desc')
    .select(['org_id as orgId', 'dept_id as deptId', 'person_id as personId'])
    .executeTakeFirstOrThrow()
  return { id: check.id, checker: done }
}
