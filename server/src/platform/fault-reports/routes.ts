import { reportFault, reportTimes, reportWatermark } from '@portal/shared-lib/contract/reports'
import { actorOf } from '../audit/actor'
import { recordAudit } from '../audit/record'
import { bearerToken } from '../http/admission'
import { refuseBeyond } from '../http/limits/limits'
import { remoteFiguresOf } from '../observation/remote-figures'
import { noteRingFault } from '../rollout/ring-faults'
import { type OpenAsk, openRoute, type Route, route } from '../route'
import { tokenHash } from '../token'

/** A page that fails fails again and again; the first faults tell enough. */
const FAULTS_PER_MINUTE = 10

/** Faults in browsers go to the log, where the number that the user quotes leads to the remote and the line. */
const fault = openRoute(reportFault, async ({ args, request, services }) => {
  await refuseBeyond(services, request.log, `fault ${senderOf(request)}`, FAULTS_PER_MINUTE)
  request.log.warn({ fault: args }, 'fault in the browser')
  await remoteFiguresOf(services)?.fault(args)
  const token = bearerToken(request)
  const caller = token === undefined ? undefined : await request.server.findCaller(token, false)
  if (caller) await noteRingFault(services, caller, args)
  return null
})

const senderOf = ({ headers: { authorization }, ip }: OpenAsk<never>['request']) =>
  authorization ? tokenHash(authorization) : ip

/** A window tells four times a minute at most. */
const TIMES_PER_MINUTE = 12

/** Times of remotes in browsers go to the figures of the server; they name nobody. */
const times = openRoute(reportTimes, async ({ args, request, services }) => {
  await refuseBeyond(services, request.log, `times ${senderOf(request)}`, TIMES_PER_MINUTE)
  const figures = remoteFiguresOf(services)
  for (const time of args.times) await figures?.time(time)
  return null
})

const REPORTS_PER_MINUTE = 1

/** Who tampers with the watermark is on record: the person, the page, and what was done to it. */
const watermark = route(reportWatermark, [], async ({ args, caller, db, requestId, request, services }) => {
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

export const routes: Route[] = [fault, times, watermark]
