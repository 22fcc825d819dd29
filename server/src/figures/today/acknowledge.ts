import type { CallInput } from '@portal/shared-lib/contract/form'
import { ALERT_KINDS, type acknowledge as call } from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { countingAs } from '../sight'
import { alertsOf } from './alerts'

interface Found {
  readonly petitionId: string
  readonly petitionNo: string
}

const GONE = '该预警已解除或不存在，请刷新'

/** The caller's organisation has seen an alert; whoever of it was first stays named. */
export async function acknowledge(ask: Ask<CallInput<typeof call>>): Promise<null> {
  const { args, caller, db, request, requestId, services } = ask
  const [named, subject = ''] = args.id.split('-')
  const kind = ALERT_KINDS.find(one => one === named)
  if (!kind) return refuseRule(GONE)
  const now = services.now()
  const { rows } = await sql<Found>`select petition.id as "petitionId", petition.petition_no as "petitionNo"
    from ${alertsOf({ db, caller: countingAs(caller), now }, '')} as alert
    join petition on petition.province_code = ${caller.provinceCode} and petition.id = alert.petition_id
    where alert.kind = ${kind} and alert.subject_id = ${subject}::bigint`.execute(db)
  const [found] = rows
  if (!found) return refuseRule(GONE)
  const kept = await db
    .insertInto('alert_acknowledgement')
    .values({
      province_code: caller.provinceCode,
      kind,
      subject_id: subject,
      org_id: caller.orgId,
      petition_id: found.petitionId,
      person_id: caller.personId,
      at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (!kept.numInsertedOrUpdatedRows) return refuseRule('本单位已有人确认该预警，请刷新')
  const what = { action: '确认预警', objectType: 'petition', objectId: found.petitionNo, after: { kind } }
  await recordAudit(db, { ...actorOf(caller), ...what, requestId, address: request.ip })
  return null
}
