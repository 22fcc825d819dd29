import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { displayColumns } from '@portal/shared-lib/contract/screens'
import type { Db } from '../database/connect'

/** The columns of a list in their order; none where no such list is set up. */
export async function readColumns(db: Db, viewId: string): Promise<CallAnswer<typeof displayColumns>> {
  const columns = await db
    .selectFrom('display_column')
    .where('view_id', '=', viewId)
    .orderBy('seq')
    .select(['head_descrip', 'head_name', 'head_width'])
    .execute()
  return {
    headings: columns.map(column => column.head_descrip).join(),
    fields: columns.map(column => column.head_name).join(),
    widths: columns.map(column => column.head_width).join(),
  }
}
