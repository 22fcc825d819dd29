import { LEADERS } from '../people/organisations/desks'
import { getOffice } from '../people/organisations/office'
import type { Db } from '../platform/database/connect'
import { onceADay } from '../platform/jobs/once-a-day'
import type { Services } from '../platform/services'
import { sendMessage } from '../post/messages/send'
import { peopleIn, peopleWithRole } from '../workflow/engine/tell'
import { NAME } from './row'

/**
 * Every day: receivers who have not signed in their limit are told, with their leaders, and whoever has written the
 * document how many those are. All of it is done exactly when the day's job is.
 */
export const urgeUnsigned = (services: Services): Promise<void> =>
  onceADay(services, 'officialDocumentUrging', async db => {
    const at = services.now()
    const late = new Map<string, Late>()
    for (const row of await lateReceipts(db, services.config.provinceCode, at)) {
      const { deptId } = await getOffice(db, row.orgId)
      const personIds = [...(await peopleIn(db, deptId)), ...(await peopleWithRole(db, row.orgId, LEADERS))]
      const text = `${row.sender}的${named(row)}已超过签收期限，请立即签收。`
      await sendMessage(db, { personIds, type: 'urging', text, at })
      const known = late.get(row.id)
      late.set(row.id, { drafterId: row.drafterId, text: named(row), names: [...(known?.names ?? []), row.name] })
    }
    for (const { drafterId, text, names } of late.values())
      await sendMessage(db, {
        personIds: [drafterId],
        type: 'handlingWarning',
        text: `${text}有${names.length}个单位超期未签收：${names.join('、')}`,
        at,
      })
  })

interface Late {
  readonly drafterId: string
  readonly text: string
  readonly names: readonly string[]
}

const named = ({ documentNo, title }: { documentNo: string; title: string }) => `${NAME}（${documentNo}）《${title}》`

const lateReceipts = (db: Db, provinceCode: string, at: Date) =>
  db
    .selectFrom('official_receiver as receiver')
    .innerJoin('official_document as document', join =>
      join
        .onRef('document.province_code', '=', 'receiver.province_code')
        .onRef('document.id', '=', 'receiver.document_id'),
    )
    .innerJoin('organisation as sender', 'sender.id', 'document.org_id')
    .where('receiver.province_code', '=', provinceCode)
    .where('receiver.state', '=', '1')
    .where('receiver.due_at', '<', at)
    .where('receiver.org_id', 'is not', null)
    .where('document.state', 'in', ['5', '6'])
    .orderBy('receiver.document_id')
    .orderBy('receiver.seq')
    .select(['document.id', 'drafter_id as drafterId', 'document.document_no as documentNo', 'document.title'])
    .select(['receiver.name', 'sender.company_name as sender'])
    .select(eb => eb.ref('receiver.org_id').$notNull().as('orgId'))
    .execute()
