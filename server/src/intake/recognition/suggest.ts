import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { suggest } from '@portal/shared-lib/contract/registration'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'
import { currentNames } from '../../platform/tables/names-in-memory'
import { categoriesOf } from './find/category'
import { letterOf } from './find/found'
import { placesOf } from './find/place'

type Suggestions = CallAnswer<typeof suggest>

const MOST = 3
/** The newest of an office tell where it sends such petitions today. */
const NEWEST = 500
/** Digits of a code that say in which county. */
const COUNTY_DIGITS = 6

/** What is known of a petition by what stands in its form so far; where that says nothing, nothing. */
export async function suggestFor({ args, caller, db, services }: Ask<CallInput<typeof suggest>>): Promise<Suggestions> {
  const letter = letterOf([args])
  const { codeTables } = services.config
  const names = await currentNames(services)
  const categories = categoriesOf(codeTables, letter)
    .slice(0, MOST)
    .map(({ value }) => ({ code: value, name: names.code('DM_NRFL', value) }))
  const places = args.text ? await placesOf(db, caller.provinceCode, letter) : []
  const category = args.category || categories[0]?.code
  const place = args.placeRegion || places[0]?.value
  return {
    categories,
    places: await named(db, places.slice(0, MOST)),
    units: category && place ? await receiversOf(db, caller, category, place) : [],
  }
}

async function named(db: Db, places: readonly { readonly value: string }[]): Promise<Suggestions['places']> {
  if (places.length === 0) return []
  const codes = places.map(({ value }) => value)
  const rows = await db
    .selectFrom('region')
    .where('region_code', 'in', codes)
    .select(['region_code as code', 'region_name as name'])
    .execute()
  return codes.flatMap(code => rows.find(row => row.code === code) ?? [])
}

/** To whom the caller's office has sent the newest of the same category and county that the caller may see. */
async function receiversOf(db: Db, caller: Caller, category: string, place: string): Promise<Suggestions['units']> {
  return await db
    .selectFrom(
      petitionsVisibleTo(db, caller)
        .where('register_org_id', '=', caller.orgId)
        .where('category', '=', category)
        .where(sql<boolean>`left(place_region, ${COUNTY_DIGITS}) = ${place.slice(0, COUNTY_DIGITS)}`)
        .orderBy('registered_at', 'desc')
        .orderBy('petition.id', 'desc')
        .limit(NEWEST)
        .select('petition.id')
        .as('alike'),
    )
    .innerJoin('handling_step as step', join =>
      join.on('step.province_code', '=', caller.provinceCode).onRef('step.petition_id', '=', 'alike.id'),
    )
    .innerJoin('organisation', 'organisation.id', 'step.to_org_id')
    .where('step.from_org_id', '=', caller.orgId)
    .where('step.to_org_id', '<>', caller.orgId)
    .where('organisation.in_use', '=', true)
    .groupBy(['organisation.id', 'company_name'])
    .select(['company_name as name', sql<number>`count(distinct alike.id)::int`.as('count')])
    .orderBy('count', 'desc')
    .orderBy('organisation.id')
    .limit(MOST)
    .execute()
}
