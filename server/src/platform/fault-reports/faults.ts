import { reportFault } from '@portal/shared-lib/contract/reports'
import { refuseBeyond } from '../http/limits/limits'
import { openRoute } from '../route'
import { tokenHash } from '../token'

/** A page that fails fails again and again; the first faults tell enough. */
const FAULTS_PER_MINUTE = 10

/** Faults in browsers go to the log, where the number that the user quotes leads to the remote and the line. */
export const faultRoute = openRoute(reportFault, async ({ args, request, services }) => {
  const { authorization } = request.headers
  const session = authorization ? tokenHash(authorization) : request.ip
  await refuseBeyond(services, request.log, `fault ${session}`, FAULTS_PER_MINUTE)
  request.log.warn({ fault: args }, 'fault in the browser')
  return null
})
