import {
  ORGANISATION_TEXTS,
  type OrganisationForm,
  reachableOnly,
} from '@portal/shared-lib/contract/rules/organisation'
import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import type { changed } from '../../platform/audit/changed'
import { recordAudit } from '../../platform/audit/record'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { isChoosable } from '../../platform/tables/valid'
import { hasLower } from './lines'
import { refuseUnfitParents } from './parents'

/** Lets organisations be changed one after the other: two changes at once could make a circle. */
export async function oneAtATime(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('organisation', 0))`.execute(db)
}

/** Refuses what only the other rows can tell. */
export async function refuseUnfit(db: Db, form: OrganisationForm, before?: OrganisationForm): Promise<void> {
  if (form.subSystemCode !== before?.subSystemCode) await refuseUnknownSubSystem(db, form)
  await refuseUnfitParents(db, form, before)
  if (form.isChoose === '1' && (await hasLower(db, form.id))) refuseRule(ORGANISATION_TEXTS.hasLower)
}

async function refuseUnknownSubSystem(db: Db, { subSystemCode }: OrganisationForm): Promise<void> {
  const known = await db
    .selectFrom('code_item')
    .where('table_name', '=', 'DM_SUB_SYSTEM')
    .where('code_id', '=', subSystemCode)
    .where(isChoosable())
    .select('code_id')
    .executeTakeFirst()
  if (!known) refuseRule(ORGANISATION_TEXTS.subSystemUnknown)
}

/** What of a form is written as it was entered. */
export function enteredColumns(entered: OrganisationForm) {
  const form = reachableOnly(entered)
  return {
    company_name: form.companyName,
    doc_short_name: form.docShortName,
    pin_yin: form.pinYin,
    sub_system_code: form.subSystemCode,
    parent1_id: form.parent1Id || null,
    parent2_id: form.parent2Id || null,
    parent3_id: form.parent3Id || null,
    postal_address: form.postalAddress,
    reception_address: form.receptionAddress,
    telephone: form.telephone,
    postal_code: form.postalCode,
    is_petition: form.isPetition === '1',
    is_choose: form.isChoose === '1',
  }
}

export function recordOrganisation(
  ask: Ask<unknown>,
  action: string,
  objectId: string,
  change: Partial<ReturnType<typeof changed>>,
): Promise<void> {
  const { caller, db, requestId, request } = ask
  const object = { objectType: 'organisation', objectId }
  return recordAudit(db, { ...actorOf(caller), ...object, ...change, action, requestId, address: request.ip })
}
