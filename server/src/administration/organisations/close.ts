import { linkWords, ORGANISATION_ADMIN_TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { oneAtATime } from '../../people/organisations/save'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { linksOf } from './links'

/** Closes an organisation on which nothing hangs any more. */
export async function closeOrganisation(db: Db, provinceCode: string, id: string, by: Author): Promise<void> {
  await oneAtATime(db)
  const { in_use } = await lockOrganisation(db, id)
  if (!in_use) refuseRule(ORGANISATION_ADMIN_TEXTS.closedAlready)
  const links = await linksOf(db, provinceCode, id)
  if (links.orders > 0) refuseRule(ORGANISATION_ADMIN_TEXTS.stillSupervised(linkWords(links)))
  const words = linkWords(links)
  if (words !== '') refuseRule(ORGANISATION_ADMIN_TEXTS.stillLinked(words))
  await set(db, id, { in_use: false })
  await record(db, id, 'closeOrganisation', { was: { in_use: true }, is: { in_use: false } }, by)
}

export async function reopenOrganisation(db: Db, id: string, by: Author): Promise<void> {
  await oneAtATime(db)
  const { in_use, parent1_id, merged_into_id } = await lockOrganisation(db, id)
  if (in_use) refuseRule(ORGANISATION_ADMIN_TEXTS.openAlready)
  if (merged_into_id !== null) await refuseMerged(db, merged_into_id)
  if (parent1_id !== null && !(await lockOrganisation(db, parent1_id)).in_use)
    refuseRule(ORGANISATION_ADMIN_TEXTS.superiorClosed)
  await set(db, id, { in_use: true })
  await record(db, id, 'reopenOrganisation', { was: { in_use: false }, is: { in_use: true } }, by)
}

async function refuseMerged(db: Db, intoId: string): Promise<never> {
  const into = db.selectFrom('organisation').where('id', '=', intoId).select('company_name')
  const { company_name } = await into.executeTakeFirstOrThrow()
  return refuseRule(ORGANISATION_ADMIN_TEXTS.mergedAlready(company_name))
}

/** Whether an organisation works in the system, or has others enter for it what it does (代录入). */
export async function setAccess(db: Db, id: string, has_access: boolean, by: Author): Promise<void> {
  const was = await lockOrganisation(db, id)
  if (was.has_access === has_access) return
  await set(db, id, { has_access })
  const change = { was: { has_access: was.has_access }, is: { has_access } }
  await record(db, id, 'setOrganisationAccess', change, by)
}

/** The organisation, which nobody else changes until the transaction ends; refuses where there is none. */
export async function lockOrganisation(db: Db, id: string) {
  const found = await db
    .selectFrom('organisation')
    .where('id', '=', id)
    .select(['in_use', 'has_access', 'parent1_id', 'merged_into_id'])
    .forUpdate()
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '机构' })
}

const set = (db: Db, id: string, columns: { readonly in_use?: boolean; readonly has_access?: boolean }) =>
  db
    .updateTable('organisation')
    .set(eb => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

type Change = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

const record = (db: Db, objectId: string, action: string, change: Change, by: Author) =>
  recordSetting(db, { action, objectType: 'organisation', objectId, ...change }, by)
