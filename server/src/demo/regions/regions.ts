import { CITIES, type CitySeed, type Named, PROVINCE, type RegionSeed, TOWN_FIRST, TOWN_SECOND } from './names'

/** Levels as `region_type` counts them; 1 is the nation. */
export const LEVEL = { province: '2', city: '3', county: '4', town: '5' } as const
type Level = (typeof LEVEL)[keyof typeof LEVEL]

export interface DemoRegion extends Named {
  /** Twelve digits. */
  readonly code: string
  readonly type: Level
  readonly parent: DemoRegion | undefined
  /** Names from the city down, like 安澜市石渡县; empty for the province. */
  readonly path: string
}

const CODE_DIGITS = 12
/** Digits of a code that tell the superior of a region. */
const SUPERIOR_DIGITS = { [LEVEL.city]: 2, [LEVEL.county]: 4, [LEVEL.town]: 6 }
const TOWNS_PER_COUNTY = 11
/** Without common factors with the number of names, so that those of a county differ; 石渡县 begins with 荷塘镇. */
const STEP = { county: 29, town: 7 }

/** Subdistricts are numbered from 001, towns from 100, townships from 200. */
const SUBDISTRICT = { name: '街道', initials: 'jd', firstCode: 1 }
const TOWN = { name: '镇', initials: 'z', firstCode: 100 }
const TOWNSHIP = { name: '乡', initials: 'x', firstCode: 200 }

const PROVINCE_REGION: DemoRegion = {
  name: PROVINCE.name,
  initials: PROVINCE.initials,
  type: LEVEL.province,
  code: PROVINCE.digits.padEnd(CODE_DIGITS, '0'),
  parent: undefined,
  path: '',
}

/** The province, 6 cities, 48 counties and 528 towns, each before what lies below it. */
export const REGIONS: readonly DemoRegion[] = [PROVINCE_REGION, ...CITIES.flatMap(cityRegions)]

/** The region of a path like 安澜市石渡县. */
export function getRegion(path: string): DemoRegion {
  const found = REGIONS.find(region => region.path === path)
  if (!found) throw new Error(`No region ${path}`)
  return found
}

export const regionRows = () =>
  REGIONS.map(({ code, name, type, parent }, index) => ({
    region_code: code,
    region_name: name,
    region_type: type,
    parent_code: parent?.code ?? null,
    sort_no: index,
  }))

function cityRegions({ counties, ...seed }: CitySeed, place: number): DemoRegion[] {
  const city = below(PROVINCE_REGION, LEVEL.city, seed)
  return [city, ...counties.flatMap((county, index) => countyRegions(city, county, place * counties.length + index))]
}

function countyRegions(city: DemoRegion, seed: RegionSeed, number: number): DemoRegion[] {
  const county = below(city, LEVEL.county, seed)
  const places = Array.from({ length: TOWNS_PER_COUNTY }, (_, place) => place)
  return [county, ...places.map(place => town(county, place, number * STEP.county + place * STEP.town))]
}

function town(county: DemoRegion, place: number, number: number): DemoRegion {
  const kind = townKind(county.name, place)
  const [first] = TOWN_FIRST.slice(number % TOWN_FIRST.length)
  const [second] = TOWN_SECOND.slice(Math.floor(number / TOWN_FIRST.length) % TOWN_SECOND.length)
  return below(county, LEVEL.town, {
    digits: String(kind.firstCode + place).padStart(3, '0'),
    name: `${first?.name}${second?.name}${kind.name}`,
    initials: `${first?.initials}${second?.initials}${kind.initials}`,
  })
}

function townKind(county: string, place: number) {
  if (county.endsWith('区')) return SUBDISTRICT
  if (county.endsWith('市')) return place < 4 ? SUBDISTRICT : TOWN
  return place < 7 ? TOWN : TOWNSHIP
}

function below(parent: DemoRegion, type: keyof typeof SUPERIOR_DIGITS, seed: RegionSeed): DemoRegion {
  const { name, initials, digits } = seed
  const code = (parent.code.slice(0, SUPERIOR_DIGITS[type]) + digits).padEnd(CODE_DIGITS, '0')
  return { name, initials, code, type, parent, path: parent.path + name }
}
