import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { managedOrganisations } from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATIONS_PAGE } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { contains } from '../../platform/paging/like'
import { rowsBefore } from '../../platform/paging/page'
import { regionsFrom } from '../../platform/tables/regions-from'

type Query = CallInput<typeof managedOrganisations>

/** A page of organisations, in the order of their codes, which is that of their regions. */
export async function listOrganisations(db: Db, query: Query): Promise<CallAnswer<typeof managedOrganisations>> {
  const { count } = await matching(db, query)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  // First which: PostgreSQL would count people and departments of every row that it skips.
  const page = matching(db, query)
    .orderBy('organisation.org_code')
    .orderBy('organisation.id')
    .limit(ORGANISATIONS_PAGE)
    .offset(rowsBefore({ pageNumber: query.pageNumber, limit: ORGANISATIONS_PAGE }))
    .select('organisation.id')
  const rows = await db
    .selectFrom('organisation')
    .where('organisation.id', 'in', page)
    .innerJoin('region', 'region.region_code', 'organisation.region_code')
    .leftJoin('organisation as superior', 'superior.id', 'organisation.parent1_id')
    .leftJoin('organisation as successor', 'successor.id', 'organisation.merged_into_id')
    .orderBy('organisation.org_code')
    .orderBy('organisation.id')
    .select(['organisation.id', 'organisation.org_code as orgCode', 'organisation.company_name as companyName'])
    .select(['region_name as regionName', 'superior.company_name as superiorName'])
    .select('successor.company_name as mergedIntoName')
    .select([nameOf('DM_ZSJB', 'sub_level_code').as('levelName')])
    .select([nameOf('DM_SUB_SYSTEM', 'sub_system_code').as('systemName')])
    .select(['organisation.is_petition as isPetition', 'organisation.is_choose as isChoose'])
    .select(['organisation.has_access as hasAccess', 'organisation.in_use as inUse'])
    .select([
      sql<number>`(select count(distinct person.id)::int from post join person on person.id = post.person_id
        where post.org_id = organisation.id and person.in_use)`.as('peopleCount'),
      sql<number>`(select count(*)::int from department where org_id = organisation.id)`.as('departmentCount'),
    ])
    .execute()
  return {
    total: Number(count),
    list: rows.map(({ superiorName, mergedIntoName, ...row }) => ({
      ...row,
      mergedIntoName: mergedIntoName ?? '',
      superiorName: superiorName ?? '',
      isPetition: flag(row.isPetition),
      isChoose: flag(row.isChoose),
      hasAccess: flag(row.hasAccess),
      inUse: flag(row.inUse),
    })),
  }
}

function matching(db: Db, { regionCode, includesLower, name, state }: Query) {
  return db
    .selectFrom('organisation')
    .$if(state !== 'all', query => query.where('organisation.in_use', '=', state === 'inUse'))
    .$if(name !== '', query => query.where('organisation.company_name', 'like', contains(name)))
    .$if(regionCode !== '' && includesLower === '0', query => query.where('organisation.region_code', '=', regionCode))
    .$if(regionCode !== '' && includesLower === '1', query =>
      query.where('organisation.region_code', 'in', regionsFrom(regionCode)),
    )
}

/** The name of a code, or the code where the table does not hold it. */
const nameOf = (table: string, column: 'sub_level_code' | 'sub_system_code') => {
  const code = sql.ref(`organisation.${column}`)
  return sql<string>`coalesce((select code_name from code_item where table_name = ${table} and code_id = ${code}), ${code})`
}
