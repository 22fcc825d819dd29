import { reveal } from '@portal/shared-lib/contract/reveal'
import { type Route, route } from '../../platform/http/route'
import { revealPersonal } from './reveal'

const personal = route(reveal, ['xfj:viewPii'], ({ args, caller, db, services, request }) =>
  revealPersonal(db, caller, args, services, request.ip),
)

export const routes: Route[] = [{ ...personal, personLimit: 'rate.reveal' }]
