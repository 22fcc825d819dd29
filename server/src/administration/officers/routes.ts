import * as contract from '@portal/shared-lib/contract/officers'
import { type Route, route } from '../../platform/route'
import { readWork } from './work'

/** For anybody: whoever is no officer has no such page, and is told nothing. */
export const routes: Route[] = [route(contract.officerWork, [], ({ services, caller }) => readWork(services, caller))]
