import type { Selectable } from 'kysely'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { refuse } from '../../platform/refusal'

export type Person = Selectable<Database['person']>

/** An account, which nobody else changes until the transaction ends; refuses where there is none. */
export async function lockPerson(db: Db, id: string): Promise<Person> {
  const found = await db.selectFrom('person').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  return found ?? refuse('notFound', { what: '人员' })
}

/** A post with its person, as above. */
export async function lockPost(db: Db, id: string) {
  const post = await db.selectFrom('post').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  return post ?? refuse('notFound', { what: '岗位' })
}

type Change = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

export const recordPerson = (db: Db, objectId: string, action: string, by: Author, change: Change = {}) =>
  recordSetting(db, { action, objectType: 'person', objectId, ...change }, by)
