import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type * as contract from '@portal/shared-lib/contract/document-templates'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  isOfficial,
  OWN_TEMPLATE,
  samplesFor,
  TEMPLATE_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/document-template'
import { sql } from 'kysely'
import { templateOf } from '../../official-documents/paper/docx'
import { pdfOf } from '../../official-documents/paper/pdf'
import { STANDARD } from '../../official-documents/paper/standard'
import { layoutIn, waitsForSealBy } from '../../official-documents/template/in-force'
import { SAMPLE } from '../../official-documents/template/sample'
import { authorOf } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import { insertStaged } from '../../platform/files/stage'
import { stagedOf } from '../../platform/files/staged'
import { refuseField, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { fill } from '../../workflow/documents/fill'
import { contentInForce } from '../../workflow/documents/own-template'
import { getTemplate } from '../../workflow/documents/template'
import { checkTemplate } from './check'
import { getFileName } from './kinds'
import { getOfficeName, getVersion, type Version } from './reach'

type Added = CallInput<typeof contract.addTemplate>
type Made = CallAnswer<typeof contract.tryTemplate>
type Named = Ask<{ readonly id: string }>

/** 上传: kept as the next version where nothing is wrong with it; the uploaded file itself is not. */
export async function addVersion(ask: Ask<Added>): Promise<CallAnswer<typeof contract.addTemplate>> {
  const { db, caller, args, services } = ask
  const { orgId, templateId, note } = args
  await getOfficeName(db, caller, orgId)
  const fileName = await getFileName(db, templateId)
  const { content, names, problems } = checkTemplate(templateId, await uploadedFile(ask))
  if (problems.length > 0) return { id: '', problems: [...problems] }
  const version = await nextVersion(ask)
  const { id } = await db
    .insertInto('own_template')
    .values({
      province_code: caller.provinceCode,
      org_id: orgId || null,
      template_id: templateId,
      version_no: version,
      file_name: fileName,
      content,
      names: [...names],
      note,
      uploaded_by: caller.personId,
      uploaded_at: services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(ask, 'addTemplate', { org_id: orgId || null, template_id: templateId, version_no: version, note })
  return { id, problems: [] }
}

async function uploadedFile({ db, caller, args, services }: Ask<Added>): Promise<Buffer> {
  const [id] = await stagedOf(db, caller, [args.uploadId])
  if (id === undefined) return refuseField(TEXTS.noFile, 'scwjid')
  const { sha256, size, name } = await db
    .selectFrom('file')
    .where('id', '=', id)
    .select(['sha256', 'size', 'name'])
    .executeTakeFirstOrThrow()
  if (!name.toLowerCase().endsWith('.docx')) refuseField(TEXTS.noFile, 'scwjid')
  if (Number(size) > OWN_TEMPLATE.bytes) refuseField(TEXTS.tooLarge, 'scwjid')
  return await buffer((await services.files.open(sha256)) ?? refuseField(TEXTS.noFile, 'scwjid'))
}

/** Two who upload at once wait for each other. */
async function nextVersion({ db, caller, args }: Ask<Added>): Promise<number> {
  const of = `own_template ${caller.provinceCode} ${args.orgId} ${args.templateId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`.execute(db)
  const { rows } = await sql<{ last: number; count: number }>`
    select coalesce(max(version_no), 0)::int as last, count(*)::int as count from own_template
    where province_code = ${caller.provinceCode} and coalesce(org_id, '') = ${args.orgId}
      and template_id = ${args.templateId}`.execute(db)
  const { last = 0, count = 0 } = rows[0] ?? {}
  return count < OWN_TEMPLATE.versions ? last + 1 : refuseRule(TEXTS.tooMany)
}

/** 试填: what the version makes of sample values, to be looked at before it is put into use. */
export async function tryVersion(ask: Named): Promise<Made> {
  const { db, caller, args, services } = ask
  const version = await getVersion(db, caller, args.id)
  const { name, content } = await filledWithSamples(version, services.now())
  await db
    .updateTable('own_template')
    .set({ tried_at: services.now() })
    .where('id', '=', version.id)
    .where('province_code', '=', caller.provinceCode)
    .execute()
  return await give(ask, content, `试填 ${name}`)
}

/** An official document is looked at as a PDF, which no machine shows otherwise. */
async function filledWithSamples(version: Version, at: Date): Promise<{ name: string; content: Buffer }> {
  const { template_id, file_name, content } = version
  const name = nameOf(version)
  if (!isOfficial(template_id)) return { name, content: fill(file_name, content, samplesFor(template_id)) }
  return { name: name.replace('.docx', '.pdf'), content: await pdfOf(SAMPLE, at, layoutIn(content)) }
}

const nameOf = ({ file_name, version_no }: Version): string => file_name.replace('.docx', `（第${version_no}版）.docx`)

async function give({ db, caller, services }: Ask<unknown>, content: Buffer, fileName: string): Promise<Made> {
  const kept = await services.files.keep(Readable.from([content]))
  return { fileId: await insertStaged(db, caller, { ...kept, name: fileName }), fileName }
}

/** A version as it was uploaded. */
export async function giveVersion(ask: Named): Promise<Made> {
  const version = await getVersion(ask.db, ask.caller, ask.args.id)
  return await give(ask, version.content, nameOf(version))
}

/** What is in force for an organisation, to begin a version from. */
export async function giveInForce(ask: Ask<CallInput<typeof contract.templateInForce>>): Promise<Made> {
  const { db, caller, services, args } = ask
  await getOfficeName(db, caller, args.orgId)
  const { orgId, templateId } = args
  if (!isOfficial(templateId)) {
    const { fileName, content } = await getTemplate(db, services, templateId, orgId)
    return await give(ask, content, fileName)
  }
  const own = await contentInForce(db, caller.provinceCode, orgId, templateId)
  return await give(ask, own ?? templateOf(STANDARD), await getFileName(db, templateId))
}

/** 启用 of any version that was tried, in the place of the one that is in use. */
export async function applyVersion(ask: Named): Promise<null> {
  const { db, caller, args, services } = ask
  const version = await getVersion(db, caller, args.id)
  if (version.in_use) refuseRule(TEXTS.usedAlready)
  if (version.tried_at === null) refuseRule(TEXTS.notTried)
  const before = await db
    .updateTable('own_template')
    .set({ in_use: false })
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', version.org_id === null ? 'is' : '=', version.org_id)
    .where('template_id', '=', version.template_id)
    .where('in_use', '=', true)
    .returning('version_no')
    .executeTakeFirst()
  await db
    .updateTable('own_template')
    .set({ in_use: true, used_by: caller.personId, used_at: services.now() })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', version.id)
    .execute()
  await audit(ask, 'applyTemplate', factsOf(version), { version_no: before?.version_no ?? null })
  return null
}

export async function stopVersion(ask: Named): Promise<null> {
  const { db, caller, args } = ask
  const version = await getVersion(db, caller, args.id)
  if (!version.in_use) return null
  await db
    .updateTable('own_template')
    .set({ in_use: false })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', version.id)
    .execute()
  await audit(ask, 'stopTemplate', factsOf(version))
  return null
}

export async function removeVersion(ask: Named): Promise<null> {
  const { db, caller, args } = ask
  const version = await getVersion(db, caller, args.id)
  if (version.in_use) refuseRule(TEXTS.inUse)
  if (await waitsForSealBy(db, caller.provinceCode, version.id)) refuseRule(TEXTS.waitsForSeal)
  await db
    .deleteFrom('own_template')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', version.id)
    .execute()
  await audit(ask, 'removeTemplate', factsOf(version))
  return null
}

const factsOf = ({ org_id, template_id, version_no, note }: Version) => ({ org_id, template_id, version_no, note })

type Facts = ReturnType<typeof factsOf>

const audit = (ask: Ask<unknown>, action: string, is: Facts, was?: Readonly<Record<string, unknown>>) =>
  recordSetting(
    ask.db,
    {
      action,
      objectType: 'ownTemplate',
      objectId: `${is.org_id ?? ask.caller.provinceCode} ${is.template_id}`,
      is,
      was,
    },
    authorOf(ask),
  )
