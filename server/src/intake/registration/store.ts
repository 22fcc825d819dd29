import { randomInt } from 'node:crypto'
import { STATE } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Judgement } from '../duplicates/judge'
import { firstsOf, matterFor } from '../duplicates/matter'
import { indexText } from '../duplicates/text-index'
import { contentColumns } from './columns'
import { isWalled } from './knowing'
import type { Registration, Waiting } from './registration'

const DIGITS = 8

/** A code by which the petitioner asks how it stands: nobody can tell it from the number, nor from another code. */
async function newQueryCode(db: Db, provinceCode: string): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const taken = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('query_code', '=', code)
    .where('query_code', '<>', '')
    .select('id')
    .executeTakeFirst()
  return taken ? await newQueryCode(db, provinceCode) : code
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
  const queryCode = await newQueryCode(db, caller.provinceCode)
  const columns = {
    ...contentColumns(registration),
    ...registeredColumns(caller, registration, made),
    ...(await matterColumns(db, caller, registration, made)),
    ...wallColumns(registration),
    query_code: queryCode,
  }
  const petitionId = waiting
    ? await complete(db, caller, waiting, columns)
    : await insert(db, { ...columns, original_text: registration.originalText })
  await indexText(db, caller.provinceCode, petitionId, registration.summary)
  return { petitionId, queryCode }
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

async function matterColumns(db: Db, caller: Caller, { category, placeRegion }: Registration, made: Made) {
  const { provinceCode, orgId } = caller
  const { at, judgement } = made
  const matterId = await matterFor(db, { provinceCode, category, placeRegion, at }, judgement.sameAs)
  const firsts = await firstsOf(db, provinceCode, matterId, orgId)
  return { matter_id: matterId, repeat_flag: judgement.repeatFlag, ...firsts }
}

const wallColumns = (registration: Registration) => ({
  ...(isWalled(registration) && { walled_off: true }),
  ...(registration.inspection && { inspection_team: registration.inspection.team }),
})

type Columns = ReturnType<typeof contentColumns> &
  ReturnType<typeof registeredColumns> &
  ReturnType<typeof wallColumns> &
  Awaited<ReturnType<typeof matterColumns>> & { query_code: string }

async function insert(db: Db, columns: Columns & { original_text: string }): Promise<string> {
  const { id } = await db.insertInto('petition').values(columns).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What the petitioner wrote, and the number it came under, stay as they came. */
async function complete(db: Db, { provinceCode }: Caller, waiting: Waiting, columns: Columns): Promise<string> {
  const { source_org_id: _org, source_no: _no, source_type: _type, entry_mode: _mode, barcode, ...typed } = columns
  await db
    .updateTable('petition')
    .set({ ...typed, ...(barcode && { barcode }), version: waiting.version + 1 })
    .where('province_code', '=', provinceCode)
    .where('id', '=', waiting.petitionId)
    .execute()
  return waiting.petitionId
}
