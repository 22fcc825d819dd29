import { reportWatermark } from '@portal/shared-lib/contract/reports'
import { actorOf } from '../audit/actor'
import { recordAudit } from '../audit/record'
import { refuseBeyond } from '../http/limits/limits'
import { route } from '../route'

const REPORTS_PER_MINUTE = 1

/** Who tampers with the watermark is on record: the person, the page, and what was done to it. */
export const watermarkRoute = route(reportWatermark, [], async ({ args, caller, db, requestId, request, services }) => {
  await refuseBeyond(services, request.log, `watermark ${caller.tokenHash}`, REPORTS_PER_MINUTE)
  await recordAudit(db, {
    ...actorOf(caller),
    action: '恢复水印',
    objectType: args.kind,
    objectId: args.path,
    requestId,
    address: request.ip,
  })
  return null
})
