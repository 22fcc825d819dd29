import { nameOf } from '@portal/shared-lib/contract/rules/review'
import { REQUIRED_PAPERS } from '@portal/shared-lib/contract/rules/termination'
import { supply as call } from '@portal/shared-lib/contract/terminations'
import { attachToPetition } from '../../petitions/record/attachments'
import { defineAction } from '../../workflow/engine/action'
import { PREPARED } from '../carry-on'
import { changeTermination, terminationIn } from '../kind'
import { missingIn, papersOf } from '../papers'

export const supply = defineAction<typeof call>({
  ...PREPARED,
  call,
  keepsTodo: true,
  async perform(work, { kind, text, fileIds }) {
    const { db, caller, at, file } = work
    const row = await terminationIn(work)
    await attachToPetition(db, caller, file.petition.id, fileIds)
    const supplied = { text, file_ids: [...fileIds], supplied_by: caller.personId, supplied_at: at }
    await db
      .insertInto('termination_paper')
      .values({ province_code: caller.provinceCode, termination_id: row.id, kind, ...supplied })
      .onConflict(known => known.columns(['province_code', 'termination_id', 'kind']).doUpdateSet(supplied))
      .execute()
    await changeTermination(work, { missing: missingIn(await papersOf(db, row)).map(paper => paper.kind) })
    return { text: [nameOf(REQUIRED_PAPERS, kind), text].filter(Boolean).join('：') }
  },
})
