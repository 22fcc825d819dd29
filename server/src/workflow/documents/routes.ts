import { Readable } from 'node:stream'
import {
  createDocument as call,
  cancelDocumentNo,
  documentNumbers,
  documentTemplates,
} from '@portal/shared-lib/contract/documents'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { insertStaged } from '../../platform/files/stage'
import { refuseRule } from '../../platform/refusal'
import { type Ask, type Route, route } from '../../platform/route'
import { readFile } from '../engine/case-file'
import { takeDocumentNo } from './document-numbers'
import { cancelNumber, listNumbers } from './numbers'
import { RECEIPT } from './proposed-numbers'
import { getTemplate } from './template'
import { readTemplates } from './templates'
import { valuesOf } from './values'

type DocumentAsk = Ask<CallInput<typeof call>>

/**
 * Of a walled petition as of any other only those have a document made who may know of it. The number it bears is kept
 * for it.
 */
async function create(ask: DocumentAsk): Promise<CallAnswer<typeof call>> {
  const { db, caller, services, args, requestId, request } = ask
  const { petition } = await readFile(db, caller, args.petitionNo)
  const { type, fileName, content } = await getTemplate(db, services, args.templateId)
  const { documentNo } = args
  const at = services.now()
  if (documentNo && type !== RECEIPT)
    await takeDocumentNo(db, caller, { documentNo, petitionId: petition.id, type, at })
  const values = await valuesOf(db, caller, petition, args, at)
  const filled = fill(fileName, content, values)
  const kept = await services.files.keep(Readable.from([filled]))
  const fileId = await insertStaged(db, caller, { ...kept, name: fileName })
  const audited = { action: '生成文书', objectType: 'petition', objectId: petition.petition_no }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited })
  return { fileId, fileName }
}

/**
 * Fills a .docx: `${名称}` becomes the value of that name, nothing where there is none. A value is never a template. A
 * file that the province has put in the place of a delivered one may be none either.
 */
function fill(fileName: string, content: Buffer, values: Readonly<Record<string, string>>): Buffer {
  try {
    const document = new Docxtemplater(new PizZip(content), {
      delimiters: { start: '${', end: '}' },
      linebreaks: true,
      nullGetter: () => '',
    })
    document.render(values)
    return document.getZip().generate({ type: 'nodebuffer', compression: 'DEFLATE' })
  } catch (error) {
    return refuseRule(`文书模板“${fileName}”无法使用，请联系管理员检查：${error instanceof Error ? error.message : ''}`)
  }
}

const templates = route(documentTemplates, [], async ({ args, caller, db, services }) => {
  return await readTemplates(db, services, caller, await readFile(db, caller, args.petitionNo))
})

const NUMBERS = ['toDoManage/archive']

export const routes: Route[] = [
  route(call, [], create),
  templates,
  route(documentNumbers, NUMBERS, listNumbers),
  route(cancelDocumentNo, NUMBERS, cancelNumber),
]
