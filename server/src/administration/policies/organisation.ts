import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'

/** The code by which seed files, and so the writers, name an organisation in use. */
export async function codeOf(db: Db, orgId: string): Promise<string> {
  const found = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .where('in_use', '=', true)
    .select('org_code')
    .executeTakeFirst()
  return found?.org_code ?? refuse('notFound', { what: '机构' })
}
