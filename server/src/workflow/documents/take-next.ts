import { countedIn } from '@portal/shared-lib/contract/rules/document-number'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { nextDocumentNos } from './document-numbers'

/** For what the next number of a series is taken, and of which kind of document that is. */
interface Numbered {
  readonly type: string
  readonly recommendation_id?: string
  readonly official_document_id?: string
  readonly at: Date
}

const ATTEMPTS = 20

/** The next number of the series; who takes one at the same time is waited for, and counted. */
export async function takeNextNumber(db: Db, caller: Caller, { type, at, ...subject }: Numbered): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const documentNo = (await nextDocumentNos(db, caller, at))(type)
    const taken = await db
      .insertInto('document_number')
      .values({
        province_code: caller.provinceCode,
        org_id: caller.orgId,
        document_no: documentNo,
        ...countedIn(documentNo),
        ...subject,
        doc_type: type,
        taken_at: at,
        taken_by: caller.personId,
      })
      .onConflict(known => known.columns(['province_code', 'org_id', 'document_no']).doNothing())
      .returning('document_no')
      .executeTakeFirst()
    if (taken) return taken.document_no
  }
  return refuseRule('本单位正在同时编号，请稍后重试')
}
