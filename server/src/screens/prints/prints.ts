import { notePrint } from '@portal/shared-lib/contract/prints'
import { FILE_PARTS, PRINTED } from '@portal/shared-lib/contract/rules/prints'
import { findApproval, refuseApproval } from '../../approvals/find'
import { getDocument } from '../../official-documents/row'
import { getPetition } from '../../petitions/record/scope'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { type Route, route } from '../../platform/route'

const note = route(notePrint, [], async ({ args, caller, db, requestId, request }) => {
  const { what, of, count, petitionNos, parts } = args
  const printed = {
    ...actorOf(caller),
    requestId,
    address: request.ip,
    action: `${what === 'copy' ? '导出' : '打印'}${PRINTED[what]}`,
    ...(what === 'file' ? { after: { parts: parts.map(part => FILE_PARTS[part]) } } : {}),
  }
  for (const petitionNo of new Set(petitionNos)) {
    const { petition_no: objectId } = await getPetition(db, caller, petitionNo)
    await recordAudit(db, { ...printed, objectType: 'petition', objectId })
  }
  if (petitionNos.length > 0) return null
  if (what === 'approval') {
    const { id: objectId } = (await findApproval(db, caller, of)) ?? refuseApproval()
    await recordAudit(db, { ...printed, objectType: 'approval', objectId })
  } else if (what === 'official') {
    const { id: objectId } = await getDocument(db, caller, of)
    await recordAudit(db, { ...printed, objectType: 'official_document', objectId })
  } else {
    await recordAudit(db, { ...printed, action: `${printed.action}（${count}条）`, objectType: 'print', objectId: of })
  }
  return null
})

export const routes: Route[] = [note]
