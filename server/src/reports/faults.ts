import { reportFault } from '@portal/shared-lib/contract/reports'
import { refuse } from '../http/refusal'
import { openRoute } from '../http/route'
import { tokenHash } from '../identity/token'
import { allowance } from './allowance'

/** A page that fails fails again and again; the first faults tell enough. */
const FAULTS_PER_MINUTE = 10
const mayReport = allowance(FAULTS_PER_MINUTE, 60_000)

/** Faults in browsers go to the log, where the number that the user quotes leads to the remote and the line. */
export const faultRoute = openRoute(reportFault, async ({ args, request, services }) => {
  const { authorization } = request.headers
  const session = authorization ? tokenHash(authorization) : request.ip
  if (services.config.rateLimits && !mayReport(session, services.now())) refuse('tooManyCalls')
  request.log.warn({ fault: args }, 'fault in the browser')
  return null
})
