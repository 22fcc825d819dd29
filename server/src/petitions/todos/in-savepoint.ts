import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { Refusal } from '../../platform/refusal'
import { movingTogether } from './counter'

/**
 * Does one of several things of a transaction as if it were alone: where it is refused nothing of it remains, and the
 * others are as they were. Answers the refusal's text.
 */
export async function refusalOf(
  db: Db,
  provinceCode: string,
  perform: () => Promise<unknown>,
): Promise<string | undefined> {
  await savepoint(db, 'savepoint')
  try {
    await movingTogether(db, provinceCode, perform)
    await savepoint(db, 'release savepoint')
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await savepoint(db, 'rollback to savepoint')
    await savepoint(db, 'release savepoint')
    return error.message
  }
}

const savepoint = (db: Db, what: string) => sql`${sql.raw(what)} one_of_several`.execute(db)
