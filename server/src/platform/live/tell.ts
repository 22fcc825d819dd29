import type { LiveNews } from '@portal/shared-lib/contract/live'
import { sql } from 'kysely'
import type { Db } from '../database/connect'

export const CHANNEL = 'portal_live'

/** Beside the tags: sessions of these people have ended, so each of their windows looks whether its own has. */
export const SESSIONS_ENDED = 'SessionsEnded'
export type News = LiveNews | { readonly tag: typeof SESSIONS_ENDED }

/** A notification holds at most 8,000 bytes; ids take up to 40 each. */
const IDS_AT_ONCE = 150

/**
 * Tells every window of these people that data under a tag have changed. Inside a transaction it is told when that
 * commits, and not at all when it does not. `petitionNo`: of petitions this one alone.
 */
export async function tell(db: Db, personIds: readonly string[], tag: News['tag'], petitionNo?: string): Promise<void> {
  const portions = Array.from({ length: Math.ceil(personIds.length / IDS_AT_ONCE) }, (_, at) =>
    JSON.stringify({ personIds: personIds.slice(at * IDS_AT_ONCE, (at + 1) * IDS_AT_ONCE), tag, petitionNo }),
  )
  if (portions.length === 0) return
  await sql`select pg_notify(${CHANNEL}, told) from unnest(${sql.val(portions)}::text[]) as told`.execute(db)
}
