import { randomUUID } from 'node:crypto'
import { insertOrganisation } from '@portal/shared-lib/contract/organisations'
import { ORGANISATION_TEXTS, type OrganisationForm } from '@portal/shared-lib/contract/rules/organisation'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { route } from '../../platform/route'
import { isRegionToday } from '../../platform/tables/valid'
import { enteredColumns, oneAtATime, recordOrganisation, refuseUnfit } from './save'
import { MANAGE_ORGANISATIONS } from './who-may'

const PETITION_OFFICE = '299'
const PUBLIC_INSTITUTION = '800'
/** Last digits of a code by DM_SUB_SYSTEM: Party, congress, government, conference, courts, mass organisations. */
const KINDS: Readonly<Record<string, string>> = {
  '01': '100',
  '02': '300',
  '03': '200',
  '04': '400',
  '05': '100',
  '06': '500',
  '07': '500',
  '08': '600',
}
const REGION_DIGITS = 12
const NUMBER_DIGITS = 4

/** Region, a running number in it, kind: 19 digits. To be asked for while organisations are changed one at a time. */
async function newOrganisationCode(
  db: Db,
  { regionCode, subSystemCode, isPetition }: Pick<OrganisationForm, 'regionCode' | 'subSystemCode' | 'isPetition'>,
): Promise<string> {
  const number = sql<number>`substr(org_code, ${REGION_DIGITS + 1}::int, ${NUMBER_DIGITS}::int)::int`
  const { last } = await db
    .selectFrom('organisation')
    .where('region_code', '=', regionCode)
    .where(sql<boolean>`org_code ~ ('^' || ${regionCode}::text || '[0-9]{7}$')`)
    .select(sql<number>`coalesce(max(${number}), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  const kind = isPetition === '1' ? PETITION_OFFICE : (KINDS[subSystemCode] ?? PUBLIC_INSTITUTION)
  return `${regionCode}${String(last + 1).padStart(NUMBER_DIGITS, '0')}${kind}`
}

/** Adds an organisation. Its level is its region's, its code is made. */
export const insertRoute = route(insertOrganisation, [MANAGE_ORGANISATIONS], async ask => {
  const { args, db } = ask
  await oneAtATime(db)
  const id = randomUUID()
  const form = { ...args, id }
  const sub_level_code = await levelOf(db, form.regionCode)
  await refuseUnfit(db, form)
  const org_code = await newOrganisationCode(db, form)
  const place = { region_code: form.regionCode, sub_level_code }
  await db
    .insertInto('organisation')
    .values({ id, org_code, ...place, ...enteredColumns(form) })
    .execute()
  await recordOrganisation(ask, 'insertOrganisation', id, { after: { org_code, ...place, ...enteredColumns(form) } })
  return id
})

/** DM_ZSJB counts as the types of regions do. */
async function levelOf(db: Db, regionCode: string): Promise<string> {
  const region = await db
    .selectFrom('region')
    .where('region_code', '=', regionCode)
    .where(isRegionToday())
    .select('region_type')
    .executeTakeFirst()
  return region?.region_type ?? refuseRule(ORGANISATION_TEXTS.regionUnknown)
}
