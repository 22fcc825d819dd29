import * as contract from '@portal/shared-lib/contract/lookups'
import { type Route, route } from '../../../platform/route'
import { colleaguesCalled } from './colleagues'
import { organisationsCalled } from './organisations'
import { regionsCalled } from './regions'

export const routes: Route[] = [
  route(contract.findRegions, [], ({ args, caller, db }) => regionsCalled(db, caller.provinceCode, args.name)),
  route(contract.findOrganisations, [], ({ args, caller, db }) => organisationsCalled(db, caller, args)),
  route(contract.findColleagues, [], ({ args, caller, db }) => colleaguesCalled(db, caller, args.name)),
]
