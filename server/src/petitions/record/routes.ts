import * as contract from '@portal/shared-lib/contract/petitions'
import { reveal } from '@portal/shared-lib/contract/reveal'
import { type Route, route } from '../../platform/route'
import { openCase } from './opened'
import { revealPersonal } from './reveal'
import { readTimeline } from './timeline'

const petition = route(contract.petition, [], openCase)

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
