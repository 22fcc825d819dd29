import * as contract from '@portal/shared-lib/contract/self-entries'
import { type Route, route } from '../../../platform/route'
import { HALL, INTERVIEWS, WINDOW } from '../tickets/pages'
import { outcome, rate } from './outcome'
import { checking, sending } from './send'
import { listEntries, openEntry, takeEntry } from './take'

const CODES = [WINDOW, 'jiefangEwm/jiefangEwmPage']

export const routes: Route[] = [
  route(contract.openSelfEntry, CODES, openEntry),
  route(contract.selfEntries, [...HALL, 'jiefangEwm/jiefangEwmPage'], ({ caller, db, services }) =>
    listEntries(db, caller, services),
  ),
  route(contract.takeSelfEntry, [INTERVIEWS], takeEntry),
  checking,
  sending,
  outcome,
  rate,
]
