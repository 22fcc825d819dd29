import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_STATE as STATE } from '@portal/shared-lib/contract/rules/official-document'
import type { Ask } from '../platform/route'
import { takeNextNumber } from '../workflow/documents/take-next'
import { type Acted, act } from './act'
import { templateInForce } from './template/in-force'
import { clerksOf, passTo } from './turns'

/** 编号: the next of the series of its kind, which nobody else gets; from then on the template of its kind is fixed, too. */
export const number = (ask: Ask<CallInput<typeof contract.number>>): Promise<Acted> =>
  act(ask, 'number', async (row, at) => {
    const { db, caller } = ask
    const documentNo = await takeNextNumber(db, caller, { type: row.kind, official_document_id: row.id, at })
    const template = await templateInForce(db, caller, row.kind)
    const desks = await clerksOf(db, caller.orgId)
    return {
      changes: { state: STATE.toSeal, document_no: documentNo, ...template },
      text: documentNo,
      shared: false,
      next: changed => passTo(db, caller, changed, { type: 'document', desks, at }),
    }
  })
