import * as contract from '@portal/shared-lib/contract/people'
import { type Route, route } from '../../platform/route'
import { criteriaOf, findPeople } from './find'

const people = route(contract.people, [], ({ args, db }) => findPeople(db, criteriaOf(args), args))

const peopleByName = route(contract.peopleByName, [], ({ args, db }) => findPeople(db, args, args))

export const routes: Route[] = [people, peopleByName].map(picker => ({ ...picker, personLimit: 'rate.people' }))
