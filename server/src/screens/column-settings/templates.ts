import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

/** The name of a template's file. */
export async function readFileName(db: Db, id: string): Promise<string> {
  const template = await db.selectFrom('document_template').where('id', '=', id).select('file_name').executeTakeFirst()
  return template?.file_name ?? refuse('notFound', { what: '文书模板' })
}
