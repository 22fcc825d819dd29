import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { parameterHistory, parameters } from '@portal/shared-lib/contract/parameters'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { regionPath } from '../../platform/tables/names'
import { PARAMETERS } from '../../screens/parameters/kinds'

type Parameters = CallAnswer<typeof parameters>['list']
type History = CallAnswer<typeof parameterHistory>['list']

/** Every parameter with what the province's regions have set, the latest first. */
export async function listParameters(db: Db, provinceCode: string): Promise<Parameters> {
  const rows = await db
    .selectFrom('rule_param')
    .innerJoin('region', 'region.region_code', 'rule_param.region_code')
    .where('rule_param.region_code', 'like', `${provinceCode}%`)
    .orderBy('rule_param.valid_from', 'desc')
    .orderBy('rule_param.region_code')
    .select(['name', 'rule_param.region_code as regionCode', 'region_name as regionName'])
    .select(['rule_param.valid_from as validFrom', 'rule_param.valid_to as validTo'])
    .select(sql<string>`value::text`.as('value'))
    .execute()
  return [...PARAMETERS].map(([name, { delivered }]) => ({
    name,
    delivered: JSON.stringify(delivered),
    set: rows.flatMap(({ name: of, ...row }) => (of === name ? [row] : [])),
  }))
}

/** The province and its regions down to counties, with their paths below the province. */
export const settableRegions = (db: Db, provinceCode: string) =>
  db
    .selectFrom('region as settable')
    .where('region_code', 'like', `${provinceCode}%000000`)
    .orderBy('region_code')
    .select(['region_code as regionCode', regionPath('settable.region_code').as('regionName')])
    .execute()

/** Rows of history that are shown. */
const MOST = 200

/** What the audit has of setting a parameter, by the rows that there are: none is ever removed. */
export async function parameterPast(db: Db, provinceCode: string, name: string): Promise<History> {
  const { rows } = await sql<Past>`
    select at, coalesce(user_name, '') as person, region_name as "regionName", rule_param.valid_from as "validFrom",
      nullif(before, '')::jsonb ->> 'value' as was, after::jsonb ->> 'value' as is, after::jsonb ->> 'valid_to' as "validTo"
    from rule_param join region using (region_code)
      join audit on object_id = concat_ws(' ', name, region_code, rule_param.valid_from::text) and object_id <> ''
        and action = 'setParameter'
      left join person on person.id = person_id
    where name = ${name} and region_code like ${`${provinceCode}%`} order by audit.id desc limit ${MOST}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: dateTimeOf(at) }))
}

type Past = Omit<History[number], 'at'> & { readonly at: Date }
