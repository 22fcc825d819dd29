import * as contract from '@portal/shared-lib/contract/organisations'
import {
  ORGANISATION_TEXTS,
  type OrganisationForm,
  PARENT_FIELDS,
} from '@portal/shared-lib/contract/rules/organisation'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { route } from '../../platform/route'
import { regionChain } from '../../platform/tables/region-chain'
import { organisationsBelow } from './lines'
import { maySeeRegion } from './who-may'

export const parentsRoute = route(contract.parentOrganisations, [], ({ args, caller, db }) =>
  maySeeRegion(caller, args.regionCode) ? possibleParents(db, args.regionCode, args.orgId) : refuse('forbidden'),
)

/** Organisations of a region and of those above it, but for the one itself; the nearest region first. */
async function possibleParents(db: Db, regionCode: string, id: string) {
  const below = await organisationsBelow(db, id)
  const found = await db
    .selectFrom('organisation')
    .innerJoin('region', 'region.region_code', 'organisation.region_code')
    .where(sql<boolean>`organisation.region_code in ${regionChain(sql`${regionCode}::text`)}`)
    .where('in_use', '=', true)
    .where('organisation.id', '!=', id)
    .orderBy('organisation.region_code', 'desc')
    .orderBy('org_code')
    .select(['organisation.id', 'company_name as companyName', 'region_name as regionName'])
    .execute()
  return found.map(organisation => ({ ...organisation, below: below(organisation.id) }))
}

type Parents = Pick<OrganisationForm, 'id' | 'regionCode' | (typeof PARENT_FIELDS)[number]>

/** Refuses superiors that the form does not offer; those it had before may stay. */
export async function refuseUnfitParents(db: Db, form: Parents, before?: Parents): Promise<void> {
  const possible = await possibleParents(db, form.regionCode, form.id)
  for (const line of PARENT_FIELDS) {
    const chosen = form[line]
    if (!chosen || chosen === before?.[line]) continue
    const parent = possible.find(({ id }) => id === chosen) ?? refuseRule(ORGANISATION_TEXTS.parentUnknown)
    if (parent.below.includes(line)) refuseRule(ORGANISATION_TEXTS.parentCircle)
  }
}
