import type * as contract from '@portal/shared-lib/contract/documents'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { DOCUMENT_NO_TEXTS } from '@portal/shared-lib/contract/rules/document-number'
import { OFFICIAL_KINDS, type OfficialKind } from '@portal/shared-lib/contract/rules/official-document'
import { type NotNull, sql } from 'kysely'
import { isVisible } from '../../petitions/access/visible'
import { addStep } from '../../petitions/record/timeline'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf, startOfDay } from '../../platform/calendar/china-time'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { codeName } from '../../platform/tables/names'

type NumbersAsk = Ask<CallInput<typeof contract.documentNumbers>>
type CancelAsk = Ask<CallInput<typeof contract.cancelDocumentNo>>

const MOST = 1000
const ACTION = '作废文号'

const ofOffice = ({ db, caller }: Pick<NumbersAsk, 'db' | 'caller'>) =>
  db
    .selectFrom('document_number')
    .leftJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'document_number.province_code')
        .onRef('petition.id', '=', 'document_number.petition_id'),
    )
    .where('document_number.province_code', '=', caller.provinceCode)
    .where('document_number.org_id', '=', caller.orgId)

/** Of a petition that the caller may not see the number stands there, and nothing else. */
export async function listNumbers(ask: NumbersAsk): Promise<CallAnswer<typeof contract.documentNumbers>> {
  const { year, type } = ask.args
  const rows = await ofOffice(ask)
    .leftJoin('person as taker', 'taker.id', 'document_number.taken_by')
    .leftJoin('person as canceller', 'canceller.id', 'document_number.cancelled_by')
    .where('taken_at', '>=', startOfDay(`${year}-01-01`))
    .where('taken_at', '<', startOfDay(`${year + 1}-01-01`))
    .$if(type !== '', query => query.where('doc_type', '=', type))
    .orderBy('taken_at', 'desc')
    .orderBy('document_no', 'desc')
    .limit(MOST)
    .select(['document_no as documentNo', 'doc_type', 'taken_at', 'cancel_reason as cancelReason'])
    .select([
      codeName('DM_WSLX', 'document_number.doc_type').as('typeName'),
      sql<string>`case when petition.id is not null and ${isVisible(ask.caller)} then petition.petition_no else '' end`.as(
        'petitionNo',
      ),
      sql<string>`coalesce(taker.user_name, '')`.as('takenBy'),
      sql<string>`coalesce(canceller.user_name, '')`.as('cancelledBy'),
      sql<'reserved' | 'issued' | 'cancelled'>`case when cancelled_at is not null then 'cancelled'
        when num_nonnulls(document_id, recommendation_id, official_document_id) > 0 then 'issued'
        else 'reserved' end`.as('state'),
    ])
    .execute()
  return rows.map(({ taken_at, doc_type: kind, ...row }) => ({
    ...row,
    typeName: OFFICIAL_KINDS[kind as OfficialKind] ?? row.typeName,
    takenAt: dateTimeOf(taken_at),
  }))
}

/** Tells the timeline of the petition for which it was taken, too. */
export async function cancelNumber(ask: CancelAsk): Promise<null> {
  const { args, caller, db, services, requestId, request } = ask
  const at = services.now()
  const taken = await ofOffice(ask)
    .where('document_no', '=', args.documentNo)
    .where('petition_id', 'is not', null)
    .where(isVisible(caller))
    .forUpdate('document_number')
    .select(['petition_id', 'document_id', 'cancelled_at'])
    .$narrowType<{ petition_id: NotNull }>()
    .executeTakeFirst()
  if (!taken) return refuse('notFound', { what: '文号' })
  if (taken.document_id !== null) refuseRule(DOCUMENT_NO_TEXTS.issued)
  if (taken.cancelled_at !== null) refuseRule(DOCUMENT_NO_TEXTS.cancelled)
  await db
    .updateTable('document_number')
    .set({ cancelled_at: at, cancelled_by: caller.personId, cancel_reason: args.reason })
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', '=', caller.orgId)
    .where('document_no', '=', args.documentNo)
    .execute()
  const text = `${args.documentNo}：${args.reason}`
  await addStep(db, caller, { petitionId: taken.petition_id, action: ACTION, at, text, shared: false })
  const audited = { action: ACTION, objectType: 'document_number', objectId: args.documentNo }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited })
  return null
}
