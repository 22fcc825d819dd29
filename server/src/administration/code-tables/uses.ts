import type { previewCodeItem } from '@portal/shared-lib/contract/code-tables'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { columnOf, type FieldRule } from '@portal/shared-lib/contract/rules/field'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

type Asked = CallInput<typeof previewCodeItem>

/** How many petitions bear a code in a field that was registered; 0 of tables that no such field is from. */
export async function usesOf(
  db: Db,
  provinceCode: string,
  { tableName, codeId }: Asked,
): Promise<CallAnswer<typeof previewCodeItem>> {
  const fields = Object.entries<FieldRule>(PETITION_FIELDS).filter(([, { table }]) => table === tableName)
  if (fields.length === 0) return { petitions: 0 }
  const bears = fields.map(([name]) => sql`to_jsonb(${sql.ref(columnOf(name))}) ? ${codeId}`)
  const { rows } = await sql<{ petitions: number }>`select count(*)::int as petitions from petition
    where province_code = ${provinceCode} and (${sql.join(bears, sql` or `)})`.execute(db)
  return rows[0] ?? { petitions: 0 }
}
