import { archive as call } from '@portal/shared-lib/contract/actions'
import { openClocks } from '../../petitions/clocks/open-clocks'
import { STATE } from '../../petitions/record/states'
import type { TodoType } from '../../petitions/todos/types'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { changePetition, type Work } from '../engine/work'
import { checkOf, isUnderCheck } from './closing-check'

/** What is still to be done about a closed petition. */
const UNDER_WAY: readonly TodoType[] = [
  ...(['closingCheck', 'correct', 'review', 'reviewApproval', 'termination', 'terminationApproval'] as const),
]

export const archive = defineAction<typeof call>({
  call,
  relation: 'registrar',
  from: [
    ...[STATE.closed, STATE.terminated, STATE.notAccepted, STATE.merged, STATE.noFurther],
    ...[STATE.filed, STATE.withdrawn],
  ],
  todos: [],
  blocked: ({ file: { petition } }) => (petition.archived_at ? '该件已归档' : undefined),
  async check(work) {
    if (await isOpenToReview(work)) refuseRule('复查复核期限未满，不能归档')
    if (isUnderCheck(await checkOf(work)) || (await isUnderWay(work)) || (await isSupervised(work))) {
      refuseRule('仍有核查、复查复核或督办未完成，不能归档')
    }
  },
  async perform(work, { archiveNo }) {
    const number = archiveNo || work.file.petition.petition_no
    changePetition(work, { archived_at: work.at, archive_no: number })
    return { text: `档案号${number}` }
  },
})

async function isOpenToReview({ db, caller, file, at }: Work): Promise<boolean> {
  const { id: petitionId, end_state: state } = file.petition
  if (state === STATE.terminated) return false
  const windows = openClocks(db, { provinceCode: caller.provinceCode, petitionId, types: ['K09', 'K11'] })
  return (await windows.where('due_at', '>=', at).select('id').executeTakeFirst()) !== undefined
}

/** Whether an order on it was sent, and is open. */
async function isSupervised({ db, caller, file }: Work): Promise<boolean> {
  const order = await db
    .selectFrom('supervision_petition as part')
    .innerJoin('supervision', join =>
      join
        .onRef('supervision.province_code', '=', 'part.province_code')
        .onRef('supervision.id', '=', 'part.supervision_id'),
    )
    .where('part.province_code', '=', caller.provinceCode)
    .where('part.petition_id', '=', file.petition.id)
    .where('supervision.closed_at', 'is', null)
    .select('supervision.id')
    .executeTakeFirst()
  return order !== undefined
}

async function isUnderWay({ db, caller, file }: Work): Promise<boolean> {
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('done_at', 'is', null)
    .where('todo_type', 'in', UNDER_WAY)
    .select('id')
    .executeTakeFirst()
  return todo !== undefined
}
