import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { hashPassword, passwordFits } from './passwords'

type Policy = Pick<Services, 'config' | 'now'>

/** Whether it is one of the person's last passwords, the present one included, that may not come back. */
export async function isRemembered(db: Db, personId: string, password: string, { config }: Policy): Promise<boolean> {
  const { remembered } = config.signIn.password
  const present = db.selectFrom('person').where('id', '=', personId).select('password_hash')
  const hashes = [...(await present.execute()), ...(await replacedPasswords(db, personId).execute())]
  for (const { password_hash } of hashes.slice(0, remembered))
    if (await passwordFits(password_hash, password)) return true
  return false
}

/** Gives a person a new password. Nothing else writes one, so that none is forgotten too soon. */
export async function storePassword(
  db: Db,
  personId: string,
  password: string,
  { config, now }: Policy,
): Promise<void> {
  const password_hash = await hashPassword(password)
  const person = db.selectFrom('person').where('id', '=', personId).forUpdate()
  const replaced = await person.select('password_hash').executeTakeFirstOrThrow()
  await db
    .insertInto('password_history')
    .values({ person_id: personId, ...replaced })
    .execute()
  await db
    .updateTable('person')
    .set({ password_hash, password_changed_at: now(), must_change_password: false })
    .where('id', '=', personId)
    .execute()
  const outdated = replacedPasswords(db, personId).clearSelect().select('id').offset(replacedCount(config))
  await db.deleteFrom('password_history').where('id', 'in', outdated).execute()
}

/** The newest first. */
const replacedPasswords = (db: Db, personId: string) =>
  db.selectFrom('password_history').where('person_id', '=', personId).select('password_hash').orderBy('id', 'desc')

/** The present password is one of those remembered. */
const replacedCount = ({ signIn }: Policy['config']) => Math.max(0, signIn.password.remembered - 1)
