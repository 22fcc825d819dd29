import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

/** A Word file that stands in the place of what is delivered. */
export interface OwnTemplate {
  readonly id: string
  readonly templateId: string
  /** Null: the whole province's. */
  readonly orgId: string | null
  readonly orgName: string | null
  readonly versionNo: number
  readonly usedAt: Date | null
}

const NEAREST = (orgId: string) => sql`
  with recursive line as (
    select id, parent1_id, company_name, 0 as depth from organisation where id = ${orgId}
    union all
    select above.id, above.parent1_id, above.company_name, depth + 1
    from organisation as above join line on above.id = line.parent1_id where depth < 20
  )`

/** What is in force for an organisation: its own, else that of the nearest superior, else the province's. */
export async function templatesInForce(db: Db, provinceCode: string, orgId: string): Promise<OwnTemplate[]> {
  const { rows } = await sql<OwnTemplate>`${NEAREST(orgId)}
    select distinct on (template_id) own.id::text, template_id as "templateId", org_id as "orgId",
      company_name as "orgName", version_no as "versionNo", used_at as "usedAt"
    from own_template as own left join line on line.id = own.org_id
    where own.province_code = ${provinceCode} and own.in_use and (own.org_id is null or line.id is not null)
    order by template_id, depth nulls last`.execute(db)
  return rows
}

/** The content of the one that is in force, if there is any. */
export async function contentInForce(
  db: Db,
  provinceCode: string,
  orgId: string,
  templateId: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ content: Buffer }>`${NEAREST(orgId)}
    select content from own_template as own left join line on line.id = own.org_id
    where own.province_code = ${provinceCode} and own.in_use and (own.org_id is null or line.id is not null)
      and template_id = ${templateId}
    order by depth nulls last limit 1`.execute(db)
  return rows[0]?.content
}

/** The placeholders of what is in force, by kind of document. */
export async function namesInForce(
  db: Db,
  provinceCode: string,
  orgId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const own = await templatesInForce(db, provinceCode, orgId)
  if (own.length === 0) return new Map()
  const rows = await db
    .selectFrom('own_template')
    .where(
      'id',
      'in',
      own.map(({ id }) => id),
    )
    .select(['template_id', 'names'])
    .execute()
  return new Map(rows.map(({ template_id, names }) => [template_id, names]))
}
