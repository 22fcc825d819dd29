import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { listSettings, saveColumns } from '@portal/shared-lib/contract/lists'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { ownColumns } from '../column-settings/columns'
import { OPERATORS, type Operator } from './conditions'
import type { View } from './view'

/** What the caller can choose of a list. */
export async function readSettings(
  db: Db,
  caller: Caller,
  viewId: string,
  view: View,
): Promise<CallAnswer<typeof listSettings>> {
  const columns = await ownColumns(db, caller, viewId)
  return {
    columns: columns.map(({ head_name, head_descrip, head_width, shown }) => ({
      field: head_name,
      heading: head_descrip,
      width: head_width,
      shown,
    })),
    filters: Object.entries(view.fields).map(([field, { name, kind, codeTable = '' }]) => ({
      field,
      name,
      codeTable,
      operators: Object.keys(OPERATORS[kind]) as Operator[],
    })),
    sorts: Object.keys(view.sorts),
  }
}

type Chosen = CallInput<typeof saveColumns>

/** Keeps which columns the caller has shown, in their order and widths; none: as delivered. */
export async function saveOwnColumns(db: Db, caller: Caller, { viewId, fields, widths }: Chosen): Promise<void> {
  const delivered = (await ownColumns(db, caller, viewId)).map(({ head_name }) => head_name)
  const chosen = [...new Set(fields)]
  const unknown = chosen.find(field => !delivered.includes(field))
  if (unknown !== undefined) refuse('badInput', { detail: unknown })
  const key = { person_id: caller.personId, view_id: viewId }
  if (chosen.length === 0) {
    await db
      .deleteFrom('list_columns')
      .where(eb => eb.and(key))
      .execute()
    return
  }
  await db
    .insertInto('list_columns')
    .values({ ...key, fields: chosen, widths: widthsOf(chosen, fields, widths) })
    .onConflict(row =>
      row.columns(['person_id', 'view_id']).doUpdateSet({ fields: chosen, widths: widthsOf(chosen, fields, widths) }),
    )
    .execute()
}

/** A field that is named twice has its first width. */
const widthsOf = (chosen: readonly string[], fields: readonly string[], widths: readonly number[]): number[] =>
  widths.length ? chosen.map(field => widths[fields.indexOf(field)] ?? 0) : []
