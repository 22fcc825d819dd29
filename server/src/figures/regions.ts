import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { regions } from '@portal/shared-lib/contract/stats'
import { digitsOf } from '../petitions/access/organisations'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { KEPT } from '../platform/database/kept'
import { refuseRule } from '../platform/refusal'
import { readBelow } from './dimensions'

/** A region by its name, with those above it up to the caller's own, and those directly below. */
export async function readRegions(db: Db, caller: Caller, asked: string): Promise<CallAnswer<typeof regions>> {
  const region = asked || caller.regionCode
  const top = digitsOf(caller.regionCode)
  const codes = LEVELS.filter(digits => digits >= top.length && digits <= digitsOf(region).length).map(digits =>
    region.slice(0, digits).padEnd(REGION_DIGITS, '0'),
  )
  const [found, below] = await Promise.all([readNamed(db, [...codes, region]), readBelow(db, region)])
  const own = found.find(({ key }) => key === region)
  if (!own) return refuseRule('地区不存在')
  return {
    region,
    name: own.name,
    path: found.filter(({ key }) => codes.includes(key)).map(shown),
    below: below.map(shown),
  }
}

const REGION_DIGITS = 12
const LEVELS = [2, 4, 6, 9, REGION_DIGITS]

const shown = ({ key, name }: { readonly key: string; readonly name: string }) => ({ region: key, name })

const readNamed = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('region')
    .where('region_code', 'in', codes)
    .orderBy('region_code')
    .select(['region_code as key', 'region_name as name', 'population'])
    .modifyFront(KEPT)
    .execute()

/** Inhabitants of a region, where they are known. */
export async function readPopulation(db: Db, region: string): Promise<number | null> {
  const [found] = await readNamed(db, [region])
  return found?.population ?? null
}
