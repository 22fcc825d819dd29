import { recordAudit } from '../../../platform/audit/record'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import { confirmedAfter } from './standing'

/** Uses a confirmed picture up, once, for the address that asked for it. The answer is the post to sign in to. */
export async function redeem(services: Services, db: Db, token: string, address: string): Promise<string | undefined> {
  const used = await db
    .updateTable('qr_sign_in')
    .set({ state: 'used' })
    .where('token_hash', '=', tokenHash(token))
    .where('address', '=', address)
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '>', confirmedAfter(services))
    .returning(['id', 'person_id as personId', 'post_id as postId'])
    .executeTakeFirst()
  if (!used?.personId || !used.postId) return undefined
  const { id: objectId, personId } = used
  await recordAudit(db, { personId, action: '扫码登录', objectType: 'qrSignIn', objectId, address })
  return used.postId
}
