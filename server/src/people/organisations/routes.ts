import * as contract from '@portal/shared-lib/contract/organisations'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { readRootRegions } from '../../platform/tables/regions'
import { findOrganisation } from './columns'
import { insertRoute } from './insert'
import { parentsRoute } from './parents'
import { updateRoute } from './update'
import { maySee } from './who-may'

const organisation = route(contract.organisation, [], async ({ args, caller, db }) => {
  const found = maySee(caller, args.id) ? await findOrganisation(db, args.id) : undefined
  return found ?? refuse('notFound', { what: '机构' })
})

const rootRegions = route(contract.rootRegions, [], ({ args, caller, db }) =>
  readRootRegions(db, caller.provinceCode, args.orgName),
)

export const routes: Route[] = [organisation, parentsRoute, updateRoute, insertRoute, rootRegions]
