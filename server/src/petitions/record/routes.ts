import * as contract from '@portal/shared-lib/contract/petitions'
import { reveal } from '@portal/shared-lib/contract/reveal'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { type Route, route } from '../../platform/route'
import { CASE_OPENED } from '../access/access-alarm'
import { readCase } from './case'
import { revealPersonal } from './reveal'
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

const personal = route(reveal, ['xfj:viewPii'], ({ args, caller, db, services, request }) =>
  revealPersonal(db, caller, args, services, request.ip),
)

export const routes: Route[] = [
  { ...petition, personLimit: 'rate.openCase' },
  timeline,
  { ...personal, personLimit: 'rate.reveal' },
]
