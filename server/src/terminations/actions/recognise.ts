import { inHands, TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { recognise as call } from '@portal/shared-lib/contract/terminations'
import { STATE as MAIN, RUNNING } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { issueDocument } from '../../workflow/documents/documents'
import { defineAction } from '../../workflow/engine/action'
import type { Work } from '../../workflow/engine/work'
import { DECIDED, endFiling, leaveLevel, STATE } from '../carry-on'
import { endPetitions } from '../ending'
import { changeTermination, petitionsOf, type Termination, terminationIn } from '../kind'
import { levelAbove } from '../levels'
import { matterOf } from '../matter'

/** DM_WSLX: 终结认定书. */
const RECOGNITION = '25'

export const recognise = defineAction<typeof call>({
  ...DECIDED,
  call,
  hindered: async (db, { proceeding }) =>
    proceeding && (await levelAbove(db, proceeding.orgId)) ? TERMINATION_TEXTS.isNotLast : undefined,
  async check(work) {
    if ((await matterOf(work.db, work))?.isUnderReview) refuseRule(TERMINATION_TEXTS.underReview)
    const busy = await inSomebodysHands(work, await terminationIn(work))
    if (busy) refuseRule(inHands(busy))
  },
  async perform(work, { text, documentNo }) {
    const row = await terminationIn(work)
    const content = { filingNo: row.filing_no, text }
    const documentId = await issueDocument(work, { type: RECOGNITION, documentNo, content, issuedAt: work.at })
    await leaveLevel(work, 'recognise', text)
    await endPetitions(work, row, text)
    await setMatter(work, row, 'terminated')
    await changeTermination(work, { document_id: documentId, recognised_at: work.at })
    await endFiling(work, STATE.recognised)
    return { text: `编号${row.filing_no}；${text}` }
  },
})

export async function setMatter({ db, caller }: Work, row: Termination, state: 'open' | 'terminated'): Promise<void> {
  await db
    .updateTable('matter')
    .set({ state })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', row.matter_id)
    .execute()
}

/** Number of a petition of the matter that somebody works on; what nobody has dispatched yet ends with the others. */
async function inSomebodysHands({ db, caller }: Work, { matter_id }: Termination): Promise<string | undefined> {
  const found = await petitionsOf(db, caller.provinceCode, matter_id)
    .where('state', 'in', [...RUNNING, MAIN.correcting])
    .where(eb => eb.or([eb('state', '<>', MAIN.registered), eb('new_facts', '<>', '')]))
    .orderBy('id')
    .select('petition_no as petitionNo')
    .executeTakeFirst()
  return found?.petitionNo
}
