import { startExport } from '@portal/shared-lib/contract/export-tasks'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { petitionList } from '@portal/shared-lib/contract/lists'
import type { Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import type { FieldKeys } from '../../platform/keys/field-keys'

export type ExportTask = Selectable<Database['export_task']>
type StartInput = CallInput<typeof startExport>
type ListInput = CallInput<typeof petitionList>

export interface ExportColumn {
  readonly field: string
  readonly heading: string
  /** Characters. */
  readonly width?: number
}

/** What was asked for when the export was begun. */
export interface ExportQuery {
  readonly filter?: ListInput['filter']
  readonly sort?: ListInput['sort']
  /** By what the list of approvals is filtered. */
  readonly approvals?: StartInput['approvals']
  readonly columns: readonly ExportColumn[]
  /** As the sheet is called. */
  readonly sheetName: string
  /** Of a book: what stands above its headings; its rows are numbered. */
  readonly title?: string
}

export const sealQuery = (keys: FieldKeys, id: string, asked: ExportQuery): string =>
  keys.encrypt(JSON.stringify(asked), `export_task.asked:${id}`)

/** Throws where it cannot be read, or does not fit what is asked for today: it was stored by an earlier version, or damaged. */
export const queryOf = (keys: FieldKeys, { id, asked }: Pick<ExportTask, 'id' | 'asked'>): ExportQuery =>
  Stored.parse(JSON.parse(keys.decrypt(asked, `export_task.asked:${id}`))) as ExportQuery

const Stored = z.object({
  ...petitionList.args.pick({ filter: true, sort: true }).shape,
  approvals: startExport.args.shape.approvals,
  columns: z.array(z.object({ field: z.string(), heading: z.string(), width: z.number().optional() })),
  sheetName: z.string(),
  title: z.string().optional(),
})

export const sealPassword = (keys: FieldKeys, id: string, password: string): string =>
  keys.encrypt(password, `export_task.password:${id}`)

/** Empty of an export without personal data. */
export const passwordOf = (keys: FieldKeys, { id, password }: Pick<ExportTask, 'id' | 'password'>): string =>
  password && keys.decrypt(password, `export_task.password:${id}`)

/** Where its rows lie while they are read. */
export const pieceOf = ({ id }: Pick<ExportTask, 'id'>): string => `export-${id}`

export const findTask = (db: Db, id: string): Promise<ExportTask | undefined> =>
  db.selectFrom('export_task').where('id', '=', id).selectAll().executeTakeFirst()

/** Begins a task anew that the system has failed, unless its rows have been forgotten since. Answers whether it did. */
export async function reviveTask(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_task')
    .set({ state: 'running', trouble: '', ended_at: null, done_rows: 0, bytes: 0, cursor: '', body_sha256: '' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Changes a task that is still under way; what was cancelled or has ended meanwhile stays as it is. */
export async function changeTask(
  db: Db,
  { id }: Pick<ExportTask, 'id'>,
  changes: Updateable<Database['export_task']>,
): Promise<void> {
  await db
    .updateTable('export_task')
    .set(changes)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}
