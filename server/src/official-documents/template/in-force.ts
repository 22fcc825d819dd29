import PizZip from 'pizzip'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { templatesInForce } from '../../workflow/documents/own-template'
import type { Layout } from '../paper/layout'
import { STANDARD } from '../paper/standard'
import type { OfficialDocument } from '../row'
import { readLayout } from './read'

const NONE = { template_id: null, template_name: '' }

/** What a document is numbered by, as its columns: the version in force for the organisation, which nobody stops or removes until that is done. */
export async function templateInForce(db: Db, { provinceCode, orgId }: Caller, kind: string) {
  const find = async () =>
    (await templatesInForce(db, provinceCode, orgId)).find(({ templateId }) => templateId === kind)
  for (let own = await find(); own; own = await find()) {
    const kept = await db
      .selectFrom('own_template')
      .where('province_code', '=', provinceCode)
      .where('id', '=', own.id)
      .where('in_use', '=', true)
      .select('id')
      .forShare()
      .executeTakeFirst()
    // Stopped in between: then another one is in force.
    if (kept) return { template_id: own.id, template_name: `${own.orgName ?? '全省'}第${own.versionNo}版` }
  }
  return NONE
}

/** How the document is laid out, by the version that it was numbered by. */
export async function layoutOf(db: Db, { province_code, template_id }: OfficialDocument): Promise<Layout> {
  if (template_id === null) return STANDARD
  const { content } = await db
    .selectFrom('own_template')
    .where('province_code', '=', province_code)
    .where('id', '=', template_id)
    .select('content')
    .executeTakeFirstOrThrow()
  return layoutIn(content)
}

/** The paragraphs of a template that was checked when it was uploaded. */
export function layoutIn(file: Buffer): Layout {
  const zip = new PizZip(file)
  const parts = new Map(Object.keys(zip.files).map(name => [name, zip.file(name)?.asNodeBuffer() ?? Buffer.alloc(0)]))
  const read = readLayout(parts)
  if (!read) throw new Error('A template that was checked cannot be read')
  return read.layout
}

/** Whether a document that waits for its seal is laid out by a version. */
export async function waitsForSealBy(db: Db, provinceCode: string, templateId: string): Promise<boolean> {
  const found = await db
    .selectFrom('official_document')
    .where('province_code', '=', provinceCode)
    .where('template_id', '=', templateId)
    .where('state', '=', '3')
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}
