import { sql } from 'kysely'
import { type Author, authorOf } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'

/** Who sets something of secrecy, where and when. */
export interface Setting {
  readonly provinceCode: string
  readonly by: Author
  readonly now: Date
}

export const settingOf = (ask: Ask<unknown>): Setting => ({
  provinceCode: ask.caller.provinceCode,
  by: authorOf(ask),
  now: ask.services.now(),
})

/** Lets words and masks be set one after the other: the history says from what to what. */
export const alone = (db: Db) => sql`select pg_advisory_xact_lock(hashtextextended('secrecy', 0))`.execute(db)
