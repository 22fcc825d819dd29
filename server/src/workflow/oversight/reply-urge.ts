import { replyUrge as call } from '@portal/shared-lib/contract/actions'
import { RUNNING } from '../../petitions/record/states'
import { replyUrge as answer } from '../../petitions/urging/urges/reply-urge'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import type { Work } from '../engine/work'

export const replyUrge = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: RUNNING,
  todos: ['urgeReply'],
  keepsTodo: true,
  async perform(work, { reply: text }) {
    const { db, caller, at, file } = work
    const urgeId = await openUrge(work)
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, urgeId }
    if (!(await answer(db, { ...of, personId: caller.personId, text, at }))) refuseRule('该催办已回复，请刷新')
    return { text }
  },
})

async function openUrge({ db, caller, step }: Work): Promise<string> {
  const found = await db
    .selectFrom('urge')
    .where('province_code', '=', caller.provinceCode)
    .where('step_id', '=', step.id)
    .where('addressee_id', 'is', null)
    .where('replied_at', 'is', null)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirst()
  return found?.id ?? refuseRule('该催办已回复，请刷新')
}
