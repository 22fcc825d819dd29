import { unmerge as call } from '@portal/shared-lib/contract/case-actions'
import { refuseRule } from '../../http/refusal'
import { defineAction } from '../action'
import { lockFileById } from '../case-file'
import { mainState } from '../permit'
import { restoreCase } from '../restore-case'
import { ENDED, STATE } from '../states'
import type { Work } from '../work'

export const unmerge = defineAction<typeof call>({
  code: 'A11b',
  name: '撤销并案',
  call,
  button: 'xfj:unmerge',
  roles: ['R01', 'R06'],
  relation: 'registrar',
  from: [STATE.merged],
  todos: [],
  blocked: ({ file: { petition } }) => (petition.archived_at ? '该件已归档，不能撤销并案' : undefined),
  check: refuseEnded,
  async perform(work, { reason }) {
    await restoreCase(work)
    return { text: reason }
  },
})

async function refuseEnded({ db, caller, file: { petition } }: Work): Promise<void> {
  if (petition.merged_into === null) return
  const main = await lockFileById(db, caller.provinceCode, petition.merged_into)
  if (ENDED.has(mainState(main))) refuseRule('主件已办结，不能撤销并案')
}
