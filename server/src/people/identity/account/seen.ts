import { noteSeen, seen } from '@portal/shared-lib/contract/account'
import { sql } from 'kysely'
import { route } from '../../../platform/route'

export const seenRoute = route(seen, [], async ({ caller, db }) => {
  const own = db
    .selectFrom('person')
    .where('id', '=', caller.personId)
    .select(sql<string>`coalesce(seen->>'tour', '')`.as('tour'))
    .select(sql<string>`coalesce(seen->>'news', '')`.as('news'))
  return await own.executeTakeFirstOrThrow()
})

export const noteSeenRoute = route(noteSeen, [], async ({ args: { what, which }, caller, db }) => {
  await sql`update person set seen = seen || ${JSON.stringify({ [what]: which })}::jsonb
    where id = ${caller.personId}`.execute(db)
  return null
})
