import { withdraw as call } from '@portal/shared-lib/contract/actions'
import { attachToPetition } from '../../petitions/record/attachments'
import { RUNNING, STATE } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import type { Work } from '../engine/work'
import { endCase } from './end-case'

const BY_PETITIONER = '12'
/** Main petitioner and co-signers: it is theirs. */
const PETITIONERS = ['1', '2']

export const withdraw = defineAction<typeof call>({
  call,
  roles: ['R01', 'R03', 'R04', 'R05', 'R06', 'R12'],
  relation: 'registrar',
  from: RUNNING,
  todos: [],
  check: (work, { persons }) => refuseOthers(work, persons),
  async perform(work, { fileIds, text }) {
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await endCase(work, { state: STATE.withdrawn, closeType: BY_PETITIONER })
    return { text }
  },
})

async function refuseOthers({ db, file: { petition } }: Work, withdrawing: readonly number[]): Promise<void> {
  const petitioners = await db
    .selectFrom('petition_person')
    .where('province_code', '=', petition.province_code)
    .where('petition_id', '=', petition.id)
    .where('role', 'in', PETITIONERS)
    .select('seq')
    .execute()
  if (!petitioners.every(({ seq }) => withdrawing.includes(seq))) refuseRule('尚有信访人未撤回，不能整件撤回')
}
