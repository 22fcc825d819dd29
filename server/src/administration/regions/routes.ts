import * as contract from '@portal/shared-lib/contract/region-admin'
import { MANAGE_ORGANISATIONS } from '../../people/organisations/who-may'
import { authorOf } from '../../platform/audit/author'
import { undone } from '../../platform/database/undone'
import { type Route, route } from '../../platform/route'
import { mergeRegion, previewOfMerge, setDays } from './change'
import { readRegion } from './read'

/** Regions are looked after on the page of organisations, by the system's officer (R91). */
const PAGE = [MANAGE_ORGANISATIONS]

export const routes: Route[] = [
  route(contract.managedRegion, PAGE, ({ args, db }) => readRegion(db, args.regionCode)),
  route(contract.setRegionDays, PAGE, async ask => {
    await setDays(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.previewRegionMerge, PAGE, ({ args, caller, services }) =>
    undone(services, db => previewOfMerge(db, caller.provinceCode, args)),
  ),
  route(contract.mergeRegion, PAGE, ask => {
    const { provinceCode } = ask.caller
    return mergeRegion(ask.db, { provinceCode, now: ask.services.now() }, ask.args, authorOf(ask))
  }),
]
