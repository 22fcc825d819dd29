import { homeLayouts, saveHomeLayout } from '@portal/shared-lib/contract/account'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { route } from '../../../platform/route'

type Layouts = CallAnswer<typeof homeLayouts>

export const homeLayoutsRoute = route(homeLayouts, [], async ({ caller, db }) => {
  const own = db.selectFrom('person').where('id', '=', caller.personId).select(sql<Layouts>`home_layouts`.as('layouts'))
  return (await own.executeTakeFirstOrThrow()).layouts
})

/** A page that is as usual leaves nothing behind. */
export const saveHomeLayoutRoute = route(saveHomeLayout, [], async ({ args: { home, ...layout }, caller, db }) => {
  const isUsual = layout.order.length === 0 && layout.hidden.length === 0
  const changed = isUsual
    ? sql<object>`home_layouts - ${home}::text`
    : sql<object>`home_layouts || ${JSON.stringify({ [home]: layout })}::jsonb`
  await sql`update person set home_layouts = ${changed} where id = ${caller.personId}`.execute(db)
  return null
})
