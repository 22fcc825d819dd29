import { type Route, route } from '../http/route'
import { act } from './act'
import { ACTIONS } from './actions'

/** Whether a caller may do it is for the action to say: state, relation and to-do count, not the permission alone. */
export const routes: Route[] = ACTIONS.map(action => route(action.call, [], ask => act(action, ask)))
