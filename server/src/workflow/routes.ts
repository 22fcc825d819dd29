import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { closeDirectlyMany } from '@portal/shared-lib/contract/case-actions'
import * as locks from '@portal/shared-lib/contract/locks'
import { type Route, route } from '../platform/http/route'
import { act } from './act'
import { ACTIONS } from './actions'
import { registerSubjects } from './approved'
import { readButtons } from './buttons'
import { closeMany } from './close-many'
import { lock, unlock } from './lock'

registerSubjects(ACTIONS)

/** Whether a caller may do it is for the action to say: state, relation and to-do count, not the permission alone. */
const acting: Route[] = ACTIONS.map(action => route(action.call, [], ask => act(action, ask)))

const closing = route(closeDirectlyMany, [], closeMany)

const buttons = route(buttonStatus, [], ({ args, caller, db, services }) =>
  readButtons(db, caller, args, services.now()),
)

const locking = route(locks.lockPetition, [], ({ args, caller, db, services }) =>
  lock(db, caller, args.petitionNo, services.now()),
)

const unlocking = route(locks.unlockPetition, [], async ({ args, caller, db }) => {
  await unlock(db, caller, args.petitionNo)
  return null
})

export const routes: Route[] = [...acting, closing, buttons, locking, unlocking]
