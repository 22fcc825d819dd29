import * as contract from '@portal/shared-lib/contract/organisations'
import { updateOrganisation } from '@portal/shared-lib/contract/organisations'
import { ORGANISATION_TEXTS } from '@portal/shared-lib/contract/rules/organisation'
import { authorOf } from '../../platform/audit/author'
import { changed } from '../../platform/audit/changed'
import { refuse, refuseRule } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { readRootRegions } from '../../platform/tables/regions'
import { findOrganisation } from './columns'
import { insertRoute } from './insert'
import { parentsRoute } from './parents'
import { keepingReach } from './reach'
import { enteredColumns, oneAtATime, recordOrganisation, refuseUnfit } from './save'
import { mayChange, maySee } from './who-may'

/** Changes an organisation, but for its code, its region and its level, which go together and stay. */
const updateRoute = route(updateOrganisation, [], async ask => {
  const { args, caller, db } = ask
  await oneAtATime(db)
  const found = await findOrganisation(db, args.id)
  const before = found && maySee(caller, args.id) ? found : refuse('notFound', { what: '机构' })
  if (!mayChange(caller, before)) refuse('forbidden')
  if (args.version !== undefined && args.version !== before.version) refuseRule(ORGANISATION_TEXTS.changedMeanwhile)
  await refuseUnfit(db, { ...args, regionCode: before.regionCode }, before)
  const update = db
    .updateTable('organisation')
    .set({ ...enteredColumns(args), version: before.version + 1 })
    .where('id', '=', args.id)
  await keepingReach(db, authorOf(ask), `${before.companyName}的上级机构调整`, () => update.execute())
  await recordOrganisation(ask, 'updateOrganisation', args.id, changed(enteredColumns(before), enteredColumns(args)))
  return null
})

const organisation = route(contract.organisation, [], async ({ args, caller, db }) => {
  const found = maySee(caller, args.id) ? await findOrganisation(db, args.id) : undefined
  return found ?? refuse('notFound', { what: '机构' })
})

const rootRegions = route(contract.rootRegions, [], ({ args, caller, db }) =>
  readRootRegions(db, caller.provinceCode, args.orgName),
)

export const routes: Route[] = [organisation, parentsRoute, updateRoute, insertRoute, rootRegions]
