import { type DemoRegion, LEVEL, REGIONS } from '../regions/regions'
import * as kinds from './kinds'
import { CITY_UNITS, COMMON_CITY_UNITS, PROVINCE_UNITS } from './units'

export interface DemoOrganisation {
  readonly id: string
  readonly name: string
  readonly region: DemoRegion
  readonly kind: kinds.OrganisationKind
  /** Place among the organisations of its region. */
  readonly place: number
}

const CITY_WITH_ALL_UNITS = '安澜市'
const CITY_WITH_TRADING_CENTRE = '青屿市'
const COUNTY_WITH_TOWNS = '安澜市石渡县'

/** About 160: governments and bureaus down to the counties, units of the cities, the towns of one county. */
export const ORGANISATIONS: readonly DemoOrganisation[] = REGIONS.flatMap(region =>
  kindsIn(region).map((kind, place) => ({
    id: organisationId(region, kind),
    name: region.name + kind.name,
    region,
    kind,
    place,
  })),
)

/** The organisation of a name like 安澜市信访局. */
export function getOrganisation(name: string): DemoOrganisation {
  const found = ORGANISATIONS.find(organisation => organisation.name === name)
  if (!found) throw new Error(`No organisation ${name}`)
  return found
}

export function departmentsOf({ id, kind }: DemoOrganisation): { readonly id: string; readonly name: string }[] {
  return kind.departments.map((name, index) => ({ id: `${id}-${index + 1}`, name }))
}

/** Administrative superior, superior of the professional line, petition bureau that watches it. */
export function superiorsOf({ region, kind }: DemoOrganisation) {
  const isGovernment = kind.key === kinds.GOVERNMENT.key
  const isBureau = kind.key === kinds.PROVINCE_BUREAU.key
  const isInstitution = kind.codeKind === '800'
  return {
    // One organisation has none, so that the portal asks for it at sign-in.
    parent1_id: kind === kinds.TRADING_CENTRE ? null : idIn(isGovernment ? region.parent : region, kinds.GOVERNMENT),
    parent2_id: isGovernment || isInstitution ? null : idIn(region.parent, kind),
    parent3_id: isBureau ? null : idIn(region.type === LEVEL.town ? region.parent : region, kinds.PROVINCE_BUREAU),
  }
}

function kindsIn(region: DemoRegion): readonly kinds.OrganisationKind[] {
  switch (region.type) {
    case LEVEL.province:
      return [kinds.GOVERNMENT, kinds.PROVINCE_BUREAU, ...PROVINCE_UNITS, kinds.INFORMATION_CENTRE]
    case LEVEL.city:
      return [kinds.GOVERNMENT, kinds.CITY_BUREAU, ...cityUnits(region.name)]
    case LEVEL.county:
      return [kinds.GOVERNMENT, kinds.COUNTY_BUREAU]
    case LEVEL.town:
      return region.path.startsWith(COUNTY_WITH_TOWNS) ? [kinds.TOWN_GOVERNMENT] : []
  }
}

function cityUnits(city: string): readonly kinds.OrganisationKind[] {
  if (city === CITY_WITH_ALL_UNITS) return CITY_UNITS
  return city === CITY_WITH_TRADING_CENTRE ? [...COMMON_CITY_UNITS, kinds.TRADING_CENTRE] : COMMON_CITY_UNITS
}

/** Ids follow from region and kind: bureaus, and units of one line, have the same key at every level. */
function organisationId(region: DemoRegion, { key }: kinds.OrganisationKind): string {
  return `${region.code.slice(0, 9)}-${key}`
}

const idIn = (region: DemoRegion | undefined, kind: kinds.OrganisationKind): string | null =>
  region ? organisationId(region, kind) : null
