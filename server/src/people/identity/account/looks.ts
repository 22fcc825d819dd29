import { saveLooks } from '@portal/shared-lib/contract/account'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { route } from '../../../platform/route'

type Looks = CallArgs<typeof saveLooks>

/** How a person wishes to see the portal; null where nothing was ever chosen. */
export async function looksOf(db: Db, personId: string): Promise<Looks | null> {
  const own = db.selectFrom('person').where('id', '=', personId).select(sql<Looks | null>`looks`.as('looks'))
  return (await own.executeTakeFirstOrThrow()).looks
}

/** It belongs to the person, whichever post they act in. */
export const saveLooksRoute = route(saveLooks, [], async ({ args, caller, db }) => {
  const looks = sql<string>`${JSON.stringify(args)}::jsonb`
  await db.updateTable('person').set({ looks }).where('id', '=', caller.personId).execute()
  return null
})
