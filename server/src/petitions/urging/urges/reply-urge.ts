import type { Db } from '../../../platform/database/connect'
import { endUrge } from './earlier-urges'

export interface UrgeReply {
  readonly provinceCode: string
  readonly petitionId: string
  readonly urgeId: string
  readonly personId: string
  readonly text: string
  readonly at: Date
}

/** Answers an open urge, in the caller's transaction; false where it has been answered or another has taken its place. */
export async function replyUrge(db: Db, reply: UrgeReply): Promise<boolean> {
  const { provinceCode, petitionId, urgeId, personId, text, at } = reply
  const replied = await db
    .updateTable('urge')
    .set({ reply: text, replied_by: personId, replied_at: at })
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('id', '=', urgeId)
    .where('replied_at', 'is', null)
    .where('superseded', '=', false)
    .returning(['step_id as stepId', 'addressee_id as addresseeId'])
    .executeTakeFirst()
  if (!replied) return false
  const { stepId, addresseeId } = replied
  const of = { provinceCode, petitionId, urgeId, stepId, ...(addresseeId && { addresseeId }) }
  await endUrge(db, of, { at, personId, result: '已回复' })
  return true
}
