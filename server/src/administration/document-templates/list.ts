import type * as contract from '@portal/shared-lib/contract/document-templates'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  isOfficial,
  placeholder,
  requiredIn,
  samplesFor,
  type TemplateValue,
} from '@portal/shared-lib/contract/rules/document-template'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'
import type { Services } from '../../platform/services'
import { type OwnTemplate, templatesInForce } from '../../workflow/documents/own-template'
import { readFolder, titleOf } from '../../workflow/documents/template'
import { allKinds, getFileName } from './kinds'
import { getOfficeName, officesOf, reachesProvince } from './reach'

type Listed = CallAnswer<typeof contract.ownTemplates>

/** Every kind of document with the template in force; of the caller's own organisation where that is asked for. */
export async function listTemplates(ask: Ask<CallInput<typeof contract.ownTemplates>>): Promise<Listed> {
  const { db, caller, args, services } = ask
  const orgId = args.own ? caller.orgId : args.orgId
  const orgName = await getOfficeName(db, caller, orgId)
  const kinds = await allKinds(db)
  const own = await templatesInForce(db, caller.provinceCode, orgId)
  const counts = await countVersions(db, caller.provinceCode, orgId)
  const list = kinds.map(async ({ id, fileName }) => ({
    templateId: id,
    name: titleOf(fileName),
    ...(await sourceOf(
      services,
      isOfficial(id) ? undefined : fileName,
      own.find(each => each.templateId === id),
      orgId,
    )),
    versions: counts.get(id) ?? 0,
  }))
  return { orgId, orgName, forProvince: reachesProvince(caller), list: await Promise.all(list) }
}

/** Official documents have no file in the data folder. */
async function sourceOf(
  { config }: Services,
  fileName: string | undefined,
  own: OwnTemplate | undefined,
  orgId: string,
) {
  if (!own) {
    const isThere = fileName !== undefined && (await readFolder(config, fileName))
    const source = isThere ? ('folder' as const) : ('product' as const)
    return { source, sourceName: '', versionNo: 0, usedAt: null }
  }
  const { versionNo, usedAt } = own
  const isOwn = (own.orgId ?? '') === orgId
  const source = isOwn ? ('own' as const) : own.orgId === null ? ('province' as const) : ('above' as const)
  return { source, sourceName: isOwn ? '' : (own.orgName ?? ''), versionNo, usedAt: usedAt && dateTimeOf(usedAt) }
}

async function countVersions(db: Db, provinceCode: string, orgId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await versionsOf(db, provinceCode, orgId)
    .groupBy('template_id')
    .select(['template_id', sql<number>`count(*)::int`.as('count')])
    .execute()
  return new Map(rows.map(({ template_id, count }) => [template_id, count]))
}

const versionsOf = (db: Db, provinceCode: string, orgId: string) =>
  db
    .selectFrom('own_template')
    .where('own_template.province_code', '=', provinceCode)
    .where('own_template.org_id', orgId === '' ? 'is' : '=', orgId === '' ? null : orgId)

export async function listVersions(
  db: Db,
  caller: Caller,
  { orgId, templateId }: CallInput<typeof contract.templateVersions>,
): Promise<CallAnswer<typeof contract.templateVersions>> {
  await getOfficeName(db, caller, orgId)
  await getFileName(db, templateId)
  const rows = await versionsOf(db, caller.provinceCode, orgId)
    .where('template_id', '=', templateId)
    .innerJoin('person as uploader', 'uploader.id', 'uploaded_by')
    .leftJoin('person as used', 'used.id', 'used_by')
    .orderBy('version_no', 'desc')
    .select(['own_template.id', 'version_no', 'file_name', 'own_template.note', 'uploaded_at', 'tried_at', 'used_at'])
    .select(['own_template.in_use', 'uploader.user_name as uploadedBy', 'used.user_name as usedBy'])
    .select(sql<number>`octet_length(content)`.as('size'))
    .execute()
  const list = rows.map(row => ({
    id: row.id,
    versionNo: row.version_no,
    fileName: row.file_name,
    size: row.size,
    note: row.note,
    uploadedBy: row.uploadedBy,
    uploadedAt: dateTimeOf(row.uploaded_at),
    triedAt: row.tried_at && dateTimeOf(row.tried_at),
    inUse: row.in_use,
    usedBy: row.usedBy ?? '',
    usedAt: row.used_at && dateTimeOf(row.used_at),
  }))
  return { list, placeholders: placeholdersOf(templateId) }
}

function placeholdersOf(templateId: string) {
  const required: readonly string[] = requiredIn(templateId)
  const samples = Object.entries(samplesFor(templateId)) as [TemplateValue, string][]
  return samples
    .map(([name, sample]) => ({ name: placeholder(name), sample, required: required.includes(name) }))
    .toSorted((a, b) => Number(b.required) - Number(a.required))
}

const MOST_OFFICES = 20

export const listOffices = (
  db: Db,
  caller: Caller,
  words: string,
): Promise<CallAnswer<typeof contract.templateOffices>> =>
  officesOf(db, caller)
    .$if(words !== '', query => query.where(sql`position(${words} in company_name)`, '>', 0))
    .orderBy('organisation.id')
    .limit(MOST_OFFICES)
    .select(['organisation.id as orgId', 'company_name as name'])
    .execute()
