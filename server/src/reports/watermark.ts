import { reportWatermark } from '@portal/shared-lib/contract/reports'
import { actorOf } from '../audit/actor'
import { recordAudit } from '../audit/record'
import { refuse } from '../http/refusal'
import { route } from '../http/route'

import { allowance } from './allowance'

const REPORTS_PER_MINUTE = 1
const mayReport = allowance(REPORTS_PER_MINUTE, 60_000)

/** Who tampers with the watermark is on record: the person, the page, and what was done to it. */
export const watermarkRoute = route(reportWatermark, [], async ({ args, caller, db, requestId, request, services }) => {
  if (services.config.rateLimits && !mayReport(caller.tokenHash, services.now())) refuse('tooManyCalls')
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
