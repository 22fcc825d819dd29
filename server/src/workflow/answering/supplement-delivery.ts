import { supplementDelivery as call } from '@portal/shared-lib/contract/actions'
import { DELIVERY_TEXTS } from '@portal/shared-lib/contract/rules/delivery'
import { STATE } from '../../petitions/record/states'
import { attachFiles } from '../../platform/files/attach'
import { refuseRule } from '../../platform/refusal'
import { answerOn } from '../documents/documents'
import { defineAction, type Situation } from '../engine/action'
import type { Work } from '../engine/work'

export const supplementDelivery = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.closed, STATE.correcting],
  leadOnly: true,
  todos: [],
  suits: ({ step }) => step.row.delivered_at !== null,
  blocked: ifNothingDelivered,
  async check(work, { persons }) {
    const lacking = (await unproven(work, await answerIdOf(work)).execute()).map(({ person_seq }) => person_seq)
    if (persons.some(seq => !lacking.includes(seq))) refuseRule(DELIVERY_TEXTS.notLacking)
  },
  async perform(work, { persons, fileId }) {
    const { db, caller } = work
    const [file_id = null] = await attachFiles(db, caller, [fileId])
    await db
      .updateTable('delivery')
      .set({ file_id })
      .where('province_code', '=', caller.provinceCode)
      .where('document_id', '=', await answerIdOf(work))
      .where('person_seq', 'in', persons)
      .execute()
    return { text: `${persons.length}人` }
  },
})

function ifNothingDelivered({ step, file }: Situation): string | undefined {
  if (file.petition.archived_at) return '该件已归档'
  return step.row.delivered_at ? undefined : '本单位没有送达答复，无需补充送达材料'
}

/** Of the newest answer on the step; 0 where there is none. */
const answerIdOf = async (work: Work): Promise<string> => (await answerOn(work, work.step))?.id ?? '0'

/** To whom it was delivered without a paper that proves it. */
const unproven = ({ db, caller }: Work, documentId: string) =>
  db
    .selectFrom('delivery')
    .where('province_code', '=', caller.provinceCode)
    .where('document_id', '=', documentId)
    .where('delivered_at', 'is not', null)
    .where('file_id', 'is', null)
    .select('person_seq')
