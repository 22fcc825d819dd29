import { sql } from 'kysely'
import { REGIONS } from '../demo/regions/regions'
import { petitionNoOf } from '../petitions/record/number'
import { sealNumbers } from '../petitions/record/personal-data'
import type { Db } from '../platform/database/connect'
import type { FieldKeys } from '../platform/keys/field-keys'
import { type Bases, idOf } from './bases'
import { contentOf } from './content'
import type { Model } from './models'
import { type Planned, planOf } from './plan'

/** Rows that one statement brings. */
const AT_ONCE = 5000
const ANONYMOUS = '匿名'
const PREFIX_DIGITS = 2
const REGION_DIGITS = 6
/** Shares no divisor with the number of codes, so that no two petitions have the same. */
const SPREAD = 61_803_399
const CODES = 100_000_000

interface Making {
  readonly bases: Bases
  readonly models: { readonly open: readonly Model[]; readonly ended: readonly Model[] }
  readonly keys: FieldKeys
  readonly serials: Map<string, number>
}

/** Fills the table `made` with what is to be made of some numbers, and stores the people. */
export async function makeRows(db: Db, from: number, until: number, making: Making): Promise<void> {
  for (let first = from; first < until; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, until - first) }, (_, at) => first + at)
    const rows = numbers.map(n => madeOf(planOf(n, making.models), making))
    await store(
      db,
      'made',
      rows.map(({ made }) => made),
    )
    await store(
      db,
      'petition_person',
      rows.flatMap(({ people }) => people),
    )
  }
}

function madeOf(plan: Planned, { bases, keys, serials }: Making) {
  const { n, matter, model, area, weeksBack, regionCode } = plan
  const content = contentOf(matter, model, pathOf(regionCode, area), n !== matter)
  const id = idOf(bases, 'petition', n)
  const made = {
    ...{ n, id, model_id: model.id, area, shift: `${weeksBack * 7} days`, petition_no: numberOf(plan, serials) },
    query_code: String((n * SPREAD) % CODES).padStart(8, '0'),
    matter_id: idOf(bases, 'matter', matter),
    ...{ summary: content.summary, request: content.request, title: content.title, place_region: content.placeRegion },
    repeat_flag: n === matter ? '0' : '1',
    bands: content.bands,
  }
  const people = content.persons.map((person, at) => personRow(keys, { id, seq: at + 1, model }, person))
  return { made, people }
}

type Person = ReturnType<typeof contentOf>['persons'][number]

function personRow(keys: FieldKeys, { id, seq, model }: { id: number; seq: number; model: Model }, person: Person) {
  const isNobody = model.anonymous && seq === 1
  const { name, address, ...numbers } = isNobody ? { name: ANONYMOUS, address: '', idCard: '', mobile: '' } : person
  const of = { provinceCode: '99', petitionId: String(id), seq }
  const kept = sealNumbers(keys, of, numbers)
  const role = model.roles[seq - 1] ?? ''
  return { province_code: '99', petition_id: id, seq, role, name, address, ...kept, cert_type: kept.id_card && '111' }
}

function numberOf({ model, day, regionCode }: Planned, serials: Map<string, number>): string {
  const prefix = model.petitionNo.slice(0, PREFIX_DIGITS)
  const region6 = regionCode.slice(0, REGION_DIGITS)
  const key = `${prefix} ${region6} ${day}`
  const serial = (serials.get(key) ?? 0) + 1
  serials.set(key, serial)
  return petitionNoOf(prefix, region6, day, serial)
}

/** Of the province's own, the city of the area. */
function pathOf(regionCode: string, area: number): string {
  const code = regionCode.startsWith('9900') ? `990${Math.floor(area / 5) + 1}00000000` : regionCode
  return REGIONS.find(region => region.code === code)?.path ?? ''
}

async function store(db: Db, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = sql.join(Object.keys(first).map(name => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(db)
}
