import { sql } from 'kysely'
import type { ChainNode } from '../../platform/database/columns'
import type { Db } from '../../platform/database/connect'

/** For whom and for what a chain is looked up. */
interface ChainQuery {
  readonly provinceCode: string
  readonly orgId: string
  readonly subjectType: string
}

/**
 * Whose agreement an organisation needs for a subject, in order: as it has set it itself, else as its province has set
 * it for petition departments or for units, else as is usual. Empty where nobody's.
 */
export async function configuredChain(db: Db, { provinceCode, orgId, subjectType }: ChainQuery): Promise<ChainNode[]> {
  const found = await db
    .selectFrom('approval_chain')
    .innerJoin('organisation', join => join.on('organisation.id', '=', orgId))
    .where('province_code', 'in', [provinceCode, ''])
    .where('subject_type', '=', subjectType)
    .where('set_for', 'in', sql<string>`(organisation.id, case when is_petition then 'bureau' else 'unit' end)`)
    .orderBy(sql`set_for = organisation.id`, 'desc')
    .orderBy(sql`province_code = ''`)
    .select('nodes')
    .executeTakeFirst()
  return (found?.nodes ?? []).map(({ role, within }, id) => ({ id, role, within, personId: '' }))
}
