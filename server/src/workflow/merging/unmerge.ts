import { unmerge as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { ENDED, STATE } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { lockFileById } from '../engine/case-file'
import { mainState } from '../engine/permit'
import { restoreCase } from '../engine/restore-case'
import type { Work } from '../engine/work'

export const unmerge = defineAction<typeof call>({
  call,
  roles: ['R01', 'R06'],
  relation: 'registrar',
  from: [STATE.merged],
  todos: [],
  other: mainNoOf,
  blocked: ({ file: { petition } }) => (petition.archived_at ? '该件已归档，不能撤销并案' : undefined),
  check: refuseEnded,
  async perform(work, { reason }) {
    await restoreCase(work)
    return { text: reason }
  },
})

/** What it was merged into, which is not told by whoever undoes it. */
async function mainNoOf({ petitionNo }: CallInput<typeof call>, { db, caller }: Pick<Work, 'db' | 'caller'>) {
  const main = await db
    .selectFrom('petition')
    .innerJoin('petition as main', join =>
      join.onRef('main.province_code', '=', 'petition.province_code').onRef('main.id', '=', 'petition.merged_into'),
    )
    .where('petition.province_code', '=', caller.provinceCode)
    .where('petition.petition_no', '=', petitionNo)
    .select('main.petition_no')
    .executeTakeFirst()
  return main?.petition_no ?? ''
}

async function refuseEnded({ db, caller, file: { petition } }: Work): Promise<void> {
  if (petition.merged_into === null) return
  const main = await lockFileById(db, caller.provinceCode, petition.merged_into)
  if (ENDED.has(mainState(main))) refuseRule('主件已办结，不能撤销并案')
}
