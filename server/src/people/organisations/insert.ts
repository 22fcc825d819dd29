import { randomUUID } from 'node:crypto'
import { insertOrganisation } from '@portal/shared-lib/contract/organisations'
import { ORGANISATION_TEXTS } from '@portal/shared-lib/contract/rules/organisation'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { route } from '../../platform/route'
import { newOrganisationCode } from './organisation-code'
import { enteredColumns, oneAtATime, recordOrganisation, refuseUnfit } from './save'
import { MANAGE_ORGANISATIONS } from './who-may'

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
    .select('region_type')
    .executeTakeFirst()
  return region?.region_type ?? refuseRule(ORGANISATION_TEXTS.regionUnknown)
}
