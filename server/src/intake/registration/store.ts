import { randomInt } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { STATE } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Judgement } from '../duplicates/judge'
import { bandsOf } from '../duplicates/likeness'
import { firstsOf, matterFor } from '../duplicates/matter'
import { indexText } from '../duplicates/text-index'
import { isWalled } from './access-list'
import { contentColumns } from './columns'
import type { Registration, Waiting } from './registration'

const DIGITS = 8

/** So many are drawn that one is free, however many petitions there are. */
const DRAWN = 10

/**
 * SQL of a code by which the petitioner asks how it stands, one that is free: nobody can tell it from the number, nor from
 * another code.
 */
function newQueryCode(provinceCode: string) {
  const drawn = Array.from({ length: DRAWN }, () => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'))
  return sql<string>`(select code from unnest(${drawn}::text[]) with ordinality as drawn(code, place)
    where not exists (select from petition as other
      where other.province_code = ${provinceCode} and other.query_code = code and other.query_code <> '')
    order by place limit 1)`
}

/** Digits of a region's code that are not noughts, and the level of its offices (DM_JGJB). */
const LEVELS: readonly (readonly [digits: RegExp, level: string])[] = [
  [/^0+$/, '1'],
  [/^\d{2}0{10}$/, '2'],
  [/^\d{4}0{8}$/, '3'],
  [/^\d{6}0{6}$/, '4'],
]
const TOWN = '5'

/** Level at which an organisation of a region registers, DM_JGJB. */
const levelOf = (regionCode: string): string => LEVELS.find(([digits]) => digits.test(regionCode))?.[1] ?? TOWN

/** What the server adds to what was typed in. */
export interface Made {
  readonly petitionNo: string
  readonly at: Date
  readonly judgement: Judgement
}

export interface Stored {
  readonly petitionId: string
  readonly queryCode: string
}

/** Stores the petition: as a row of its own, or in that in which it has waited. */
export async function storePetition(
  db: Db,
  caller: Caller,
  registration: Registration,
  made: Made,
  waiting?: Waiting,
): Promise<Stored> {
  const columns = {
    ...contentColumns(registration),
    ...registeredColumns(caller, registration, made),
    ...(await matterColumns(db, caller, registration, made)),
    ...wallColumns(registration),
    query_code: newQueryCode(caller.provinceCode),
  }
  if (!waiting) return await insert(db, { ...columns, original_text: registration.originalText })
  const stored = await complete(db, caller, waiting, columns)
  await indexText(db, caller.provinceCode, stored.petitionId, registration.summary)
  return stored
}

const registeredColumns = (caller: Caller, { form }: Registration, { petitionNo, at }: Made) => ({
  province_code: caller.provinceCode,
  petition_no: petitionNo,
  state: STATE.registered,
  registered_at: at,
  register_org_id: caller.orgId,
  register_dept_id: caller.deptId,
  register_person_id: caller.personId,
  register_level: levelOf(caller.regionCode),
  register_form: form,
  updated_at: at,
})

/** Of a matter that nobody has brought before. */
const FIRST_OF_ALL = { first_local: true, first_national: true }

async function matterColumns(db: Db, caller: Caller, { category, placeRegion }: Registration, made: Made) {
  const { provinceCode, orgId } = caller
  const { at, judgement } = made
  const matterId = await matterFor(db, { provinceCode, category, placeRegion, at }, judgement.sameAs)
  const isNew = judgement.sameAs === undefined
  const firsts = isNew ? FIRST_OF_ALL : await firstsOf(db, provinceCode, matterId, orgId)
  return { matter_id: matterId, repeat_flag: judgement.repeatFlag, ...firsts }
}

const wallColumns = (registration: Registration) => ({
  ...(isWalled(registration) && { walled_off: true }),
  ...(registration.inspection && { inspection_team: registration.inspection.team }),
})

type Columns = ReturnType<typeof contentColumns> &
  ReturnType<typeof registeredColumns> &
  ReturnType<typeof wallColumns> &
  Awaited<ReturnType<typeof matterColumns>> & { query_code: RawBuilder<string> }

/** With the digests by which its text is found, in one statement. */
async function insert(db: Db, columns: Columns & { original_text: string }): Promise<Stored> {
  const bands = bandsOf(columns.summary)
  return await db
    .with('made', query =>
      query.insertInto('petition').values(columns).returning(['province_code', 'id', 'query_code as queryCode']),
    )
    .with('indexed', query =>
      query
        .insertInto('petition_text')
        .columns(['province_code', 'petition_id', 'bands'])
        .expression(eb =>
          eb.selectFrom('made').select(['province_code', 'id', sql<number[]>`${bands}::integer[]`.as('bands')]),
        ),
    )
    .selectFrom('made')
    .select(['id as petitionId', 'queryCode'])
    .executeTakeFirstOrThrow()
}

/** What the petitioner wrote, and the number it came under, stay as they came. */
async function complete(db: Db, { provinceCode }: Caller, waiting: Waiting, columns: Columns): Promise<Stored> {
  const { source_org_id: _org, source_no: _no, source_type: _type, entry_mode: _mode, barcode, ...typed } = columns
  return await db
    .updateTable('petition')
    .set({ ...typed, ...(barcode && { barcode }), version: waiting.version + 1 })
    .where('province_code', '=', provinceCode)
    .where('id', '=', waiting.petitionId)
    .returning(['id as petitionId', 'query_code as queryCode'])
    .executeTakeFirstOrThrow()
}
