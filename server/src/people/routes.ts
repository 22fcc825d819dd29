import * as contract from '@portal/shared-lib/contract/people'
import { type Route, route } from '../http/route'
import { findPeopleByName } from './by-name'

const peopleByName = route(contract.peopleByName, [], ({ args, db }) => findPeopleByName(db, args))

export const routes: Route[] = [peopleByName]
