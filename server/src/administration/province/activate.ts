import { randomInt } from 'node:crypto'
import { hashPassword } from '../../people/identity/passwords'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'

/** Without characters that are taken for others when they are read from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const DIGITS = '23456789'
const SIGNS = '@#%*-'
const LENGTH = 14

/** A password for one sign-in, of every kind that a province may ask for. */
export function oneTimePassword(): string {
  const pick = (from: string) => from.charAt(randomInt(from.length))
  const rest = Array.from({ length: LENGTH - 4 }, () => pick(LETTERS + CAPITALS + DIGITS))
  return pick(CAPITALS) + rest.join('') + pick(SIGNS) + pick(DIGITS) + pick(LETTERS)
}

/** What is handed to somebody on paper. */
export interface HandedOut {
  readonly account: string
  readonly name: string
  readonly roles: readonly string[]
  readonly password: string
}

/** Opens an account with the roles proposed for its posts; its password has to be changed at the first sign-in. */
export async function activate(db: Db, personId: string): Promise<HandedOut> {
  const password = oneTimePassword()
  const now = new Date()
  const person = await db
    .updateTable('person')
    .set({ password_hash: await hashPassword(password), must_change_password: true, password_changed_at: now })
    .set({ in_use: true, activated_at: now, last_sign_in_at: now })
    .where('id', '=', personId)
    .where('activated_at', 'is', null)
    .returning(['login_account as account', 'user_name as name'])
    .executeTakeFirstOrThrow()
  const proposed = await db
    .deleteFrom('post_role_proposal')
    .using('post')
    .whereRef('post.id', '=', 'post_role_proposal.post_id')
    .where('post.person_id', '=', personId)
    .returning(['post_id', 'role_code', 'data_scope'])
    .execute()
  if (proposed.length > 0) await db.insertInto('post_role').values(proposed).execute()
  const roles = [...new Set(proposed.map(({ role_code }) => role_code))]
  await recordSetting(db, { action: 'activate', objectType: 'person', objectId: personId, is: { roles } })
  return { ...person, roles, password }
}
