import { createHash } from 'node:crypto'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { freeze as contract } from '@portal/shared-lib/contract/stats'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dayOf } from '../../platform/calendar/china-time'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { countReport } from '../reports'
import { countingAs, officeOf } from '../sight'
import { withFrozenBefore } from './before'
import { seesFrozen } from './kept'

/** Keeps the figures of a period as they are now. The audit has their digest: what was reported can be proved. */
export async function freeze({ args, caller, db, services, request, requestId }: Ask<CallInput<typeof contract>>) {
  const now = services.now()
  const counts = countingAs(caller)
  if (!seesFrozen(counts)) refuse('forbidden')
  if (args.to >= dayOf(now)) refuseRule('期间尚未结束，不能冻结')
  const counting = { db, now, caller: officeOf(caller), isForAll: true }
  const asked = { ...args, region: '', channels: [], repeat: '' as const, compare: true }
  const table = await withFrozenBefore(db, counts, asked, await countReport(counting, asked))
  const figures = JSON.stringify(table)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('frozen_figures')
    .values({
      province_code: caller.provinceCode,
      org_id: caller.orgId,
      report: args.id,
      from_on: args.from,
      to_on: args.to,
      date_mode: args.dateMode,
      figures,
      frozen_by: caller.personId,
      frozen_name: caller.userName,
      frozen_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!numInsertedOrUpdatedRows) refuseRule('本期报表已经冻结')
  const { from, to, dateMode } = args
  const sha256 = createHash('sha256').update(figures).digest('hex')
  await recordAudit(db, {
    ...actorOf(caller),
    requestId,
    address: request.ip,
    action: '冻结统计报表',
    objectType: 'report',
    objectId: args.id,
    after: { from, to, dateMode, sha256 },
  })
  return null
}
