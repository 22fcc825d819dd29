import * as contract from '@portal/shared-lib/contract/petitions'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { type Route, route } from '../../platform/http/route'
import { readCase } from './case'
import { CASE_OPENED } from './readers'
import { readTimeline } from './timeline'

/** Who opened which case is part of the audit. */
const petition = route(contract.petition, [], async ({ args: { petitionNo }, caller, db, services, request }) => {
  const shown = await readCase(db, caller, petitionNo, services)
  const opened = { action: CASE_OPENED, objectType: 'petition', objectId: petitionNo, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return shown
})

const timeline = route(contract.timeline, [], ({ args, caller, db, services, request }) =>
  readTimeline(db, caller, args.petitionNo, services, request.log),
)

export const routes: Route[] = [{ ...petition, personLimit: 'rate.openCase' }, timeline]
