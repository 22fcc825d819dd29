import { escalate as call } from '@portal/shared-lib/contract/actions'
import { RUNNING } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import type { Work } from '../engine/work'
import { endUrgentReport } from './urgent-report'

export const ESCALATED = '该件已有待批的呈报，请等待领导批示'

/** What a leader answers is an instruction or an agreement; either way the approval says so. */
export const escalate = defineAction<typeof call>({
  call,
  relation: 'registrar',
  from: RUNNING,
  todos: [],
  approval: () => 'escalate',
  async check(work) {
    if (await isEscalated(work)) refuseRule(ESCALATED)
  },
  async perform(work, { summary }) {
    await endUrgentReport(work)
    return { text: summary }
  },
})

interface Pending extends Pick<Work, 'db' | 'caller'> {
  readonly file: { readonly petition: { readonly id: string } }
}

/** Whether it waits already for what a leader says. */
export async function isEscalated({ db, caller, file }: Pending): Promise<boolean> {
  const waiting = await db
    .selectFrom('approval')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('subject_type', '=', 'escalate')
    .where('state', '=', 'pending')
    .select('id')
    .executeTakeFirst()
  return waiting !== undefined
}
