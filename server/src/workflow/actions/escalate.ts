import { escalate as call } from '@portal/shared-lib/contract/dispatch'
import { refuseRule } from '../../http/refusal'
import { defineAction } from '../action'
import { RUNNING } from '../states'

/** What a leader answers is an instruction or an agreement; either way the approval says so. */
export const escalate = defineAction<typeof call>({
  code: 'B9',
  name: '呈报领导',
  call,
  button: 'bl:escalate',
  relation: 'registrar',
  from: RUNNING,
  todos: [],
  approval: () => 'escalate',
  async check({ db, caller, file }) {
    const waiting = await db
      .selectFrom('approval')
      .where('province_code', '=', caller.provinceCode)
      .where('petition_id', '=', file.petition.id)
      .where('subject_type', '=', 'escalate')
      .where('state', '=', 'pending')
      .select('id')
      .executeTakeFirst()
    if (waiting) refuseRule('该件已有待批的呈报，请等待领导批示')
  },
  perform: async (_, { summary }) => ({ text: summary }),
})
