import type { Db } from '../database/connect'
import { keptOf } from '../database/kept'
import type { Services } from '../services'

/** What codes stand for, out of memory: for lists whose rows would each look them up again in the database. */
export interface Names {
  /** The name of a code; the code itself where the table does not hold it. */
  readonly code: (table: string, code: string) => string
  /** The path of a region below its province, like 安澜市石渡县荷塘镇; the code itself where nothing of it is known. */
  readonly region: (code: string) => string
  /** Empty where there is no such organisation. */
  readonly organisation: (id: string) => string
}

/** While changes cannot be heard names may be so old, milliseconds: lists would else read the whole tables each time. */
const OLDEST_MS = 1000

export const currentNames = ({ databaseUrl, db }: Pick<Services, 'databaseUrl' | 'db'>): Promise<Names> =>
  keptOf(databaseUrl).shownValue('names', () => readNames(db), OLDEST_MS)

async function readNames(db: Db): Promise<Names> {
  const [items, regions, organisations] = await Promise.all([
    db.selectFrom('code_item').select(['table_name', 'code_id', 'code_name']).execute(),
    db.selectFrom('region').select(['region_code', 'region_name']).execute(),
    db.selectFrom('organisation').select(['id', 'company_name']).execute(),
  ])
  const codes = new Map(items.map(item => [`${item.table_name} ${item.code_id}`, item.code_name]))
  const regionNames = new Map(regions.map(({ region_code, region_name }) => [region_code, region_name]))
  const orgNames = new Map(organisations.map(({ id, company_name }) => [id, company_name]))
  return {
    code: (table, code) => codes.get(`${table} ${code}`) ?? code,
    region: code => [...levelsOf(code)].flatMap(level => regionNames.get(level) ?? []).join('') || code,
    organisation: id => orgNames.get(id) ?? '',
  }
}

/** The codes of a region and of those above it, below the province, from above: a code holds those of its superiors. */
const levelsOf = (code: string): Set<string> =>
  new Set([...[4, 6, 9].map(digits => code.slice(0, digits).padEnd(12, '0')), code])
