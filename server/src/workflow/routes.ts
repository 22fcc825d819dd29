import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { closeDirectlyMany } from '@portal/shared-lib/contract/case-actions'
import * as locks from '@portal/shared-lib/contract/locks'
import { type Route, route } from '../platform/route'
import { ACTIONS, addActions } from './actions'
import { readButtons } from './buttons'
import { closeMany } from './direct/close-many'
import { act } from './engine/act'
import type { Action } from './engine/action'
import { registerSubjects } from './engine/approved'
import { lock, unlock } from './engine/lock'

/** Whether a caller may do it is for the action to say: state, relation and to-do count, not the permission alone. */
const routesOf = (actions: readonly Action[]): Route[] =>
  actions.map(action => route(action.call, [], ask => act(action, ask)))

registerSubjects(ACTIONS)
const acting = routesOf(ACTIONS)

/** Adds the actions of a wing above to the table; answers their routes. */
export function registerActions(actions: readonly Action[]): Route[] {
  addActions(actions)
  return routesOf(actions)
}

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
