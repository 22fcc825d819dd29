import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { displayColumns } from '@portal/shared-lib/contract/screens'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** The columns of a list in their order, as far as the caller has not hidden them; none where no such list is set up. */
export async function readColumns(db: Db, caller: Caller, viewId: string): Promise<CallAnswer<typeof displayColumns>> {
  const columns = (await ownColumns(db, caller, viewId)).filter(({ shown }) => shown)
  return {
    headings: columns.map(column => column.head_descrip).join(),
    fields: columns.map(column => column.head_name).join(),
    widths: columns.map(column => column.head_width).join(),
  }
}

/** All columns of a list: those that the caller has shown in the caller's order, then the others. */
export async function ownColumns(db: Db, { personId }: Caller, viewId: string) {
  const delivered = await db
    .selectFrom('display_column')
    .where('view_id', '=', viewId)
    .orderBy('seq')
    .select(['head_descrip', 'head_name', 'head_width'])
    .execute()
  const own = await db
    .selectFrom('list_columns')
    .where('person_id', '=', personId)
    .where('view_id', '=', viewId)
    .select(['fields', 'widths'])
    .executeTakeFirst()
  if (!own) return delivered.map(column => ({ ...column, shown: true }))
  const placeOf = (field: string) => own.fields.indexOf(field)
  const shown = (column: (typeof delivered)[number]) => ({
    ...column,
    head_width: own.widths[placeOf(column.head_name)] ?? column.head_width,
    shown: true,
  })
  const chosen = delivered.filter(({ head_name }) => placeOf(head_name) >= 0)
  const hidden = delivered.filter(({ head_name }) => placeOf(head_name) < 0)
  return [
    ...chosen.toSorted((a, b) => placeOf(a.head_name) - placeOf(b.head_name)).map(shown),
    ...hidden.map(row => ({ ...row, shown: false })),
  ]
}
