import { saveAfterAction, saveLooks } from '@portal/shared-lib/contract/account'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { route } from '../../../platform/route'

/** How a person wishes the portal to look and to go on; null where nothing was ever chosen. */
interface Wishes {
  readonly looks: CallArgs<typeof saveLooks> | null
  readonly afterAction: CallArgs<typeof saveAfterAction>['afterAction'] | null
}

/** They belong to the person, whichever post they act in. */
export function wishesOf(db: Db, personId: string): Promise<Wishes> {
  return db
    .selectFrom('person')
    .where('id', '=', personId)
    .select([sql<Wishes['looks']>`looks`.as('looks'), sql<Wishes['afterAction']>`after_action`.as('afterAction')])
    .executeTakeFirstOrThrow()
}

export const saveLooksRoute = route(saveLooks, [], async ({ args, caller, db }) => {
  const looks = sql<string>`${JSON.stringify(args)}::jsonb`
  await db.updateTable('person').set({ looks }).where('id', '=', caller.personId).execute()
  return null
})

export const saveAfterActionRoute = route(saveAfterAction, [], async ({ args, caller, db }) => {
  await db.updateTable('person').set({ after_action: args.afterAction }).where('id', '=', caller.personId).execute()
  return null
})
