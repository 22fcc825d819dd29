import { Readable } from 'node:stream'
import {
  createDocument as call,
  cancelDocumentNo,
  documentNumbers,
  documentTemplates,
} from '@portal/shared-lib/contract/documents'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { insertStaged } from '../../platform/files/stage'
import { type Ask, type Route, route } from '../../platform/route'
import { readFile } from '../engine/case-file'
import { takeDocumentNo } from './document-numbers'
import { fill } from './fill'
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
  const { type, fileName, content } = await getTemplate(db, services, args.templateId, caller.orgId)
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
