import type { find } from '@portal/shared-lib/contract/finder'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { type RawBuilder, sql } from 'kysely'
import { isOfficer } from '../../people/identity/officers'
import { isVisible } from '../../petitions/access/visible'
import { beginsWith } from '../../platform/paging/like'
import type { Ask } from '../../platform/route'
import { type Filter, filterSql } from '../lists/conditions'
import { by } from '../lists/make'
import type { ListRow } from '../lists/part'
import { MAIN_PERSON, PETITION_COLUMNS, PETITION_FIELDS } from '../lists/petition-parts'
import { findRareWords } from '../lists/rare-words'
import { readRows } from '../lists/read'
import { shown } from '../lists/show'
import type { View } from '../lists/view'

type Found = CallAnswer<typeof find>['cases']
type Asked = Ask<CallInput<typeof find>>

/** Of each way of seeking them, and of all together. */
const MOST_EACH = 5
const MOST = 8
/** What more petitions share than these is no name and no number yet. */
const FEW = 2000
/** A name or a word: one character would mean half of all petitions. */
const SHORTEST = 2
/** The form of a petition and the place where it was registered, at least. */
const NUMBER = /^[A-Z]{2}\d{6,}$/
/** Who may look for petitions by who is in them and what they say. */
const QUERY_PAGE = 'toDoManage/archive'

const COLUMNS = ['xfjid', 'xfjbh', 'xfr', 'nmbz', 'nrzy', 'stateName']

/** Petitions within the caller's reach, the newest first, as lists have them. */
const VIEW: View = {
  pages: [],
  from: () => sql`petition ${MAIN_PERSON}`,
  where: ({ caller }) => isVisible(caller),
  id: sql.ref('petition.id'),
  ofPetitions: { joins: MAIN_PERSON },
  columns: Object.fromEntries(Object.entries(PETITION_COLUMNS).filter(([name]) => COLUMNS.includes(name))),
  fields: PETITION_FIELDS,
  sorts: {},
  order: { field: 'djsj', descending: true },
}
const NEWEST = { key: by('reach.registered_at'), descending: true }

/** By number, else by name and by words of the summary: each once, in this order. Rights and walls are part of the queries. */
export async function findCases(ask: Asked): Promise<Found> {
  const { args, caller } = ask
  if (isOfficer(caller)) return []
  const rows = NUMBER.test(args.words.toUpperCase()) ? await numbered(ask) : await queried(ask)
  const different = new Map(rows.map(row => [row.row_id, row]))
  return [...different.values()].slice(0, MOST).map(row => summaryOf(ask, row))
}

function summaryOf({ caller, services }: Asked, row: ListRow): Found[number] {
  const cells = shown(VIEW, row, { caller, now: services.now(), keys: services.fieldKeys })
  const text = (name: string) => String(cells[name] ?? '')
  return { petitionNo: text('xfjbh'), petitioner: text('xfr'), summary: text('nrzy'), state: text('stateName') }
}

async function numbered(ask: Asked): Promise<ListRow[]> {
  const { args, caller } = ask
  const begun = beginsWith(args.words.toUpperCase())
  // That there is one is what the index of numbers asks for.
  const ids = sql`select id from petition
    where province_code = ${caller.provinceCode} and petition_no <> '' and petition_no like ${begun}`
  return await rowsAmong(ask, await fewOf(ask, ids))
}

async function queried(ask: Asked): Promise<ListRow[]> {
  const { args, caller } = ask
  if (!caller.permissions.has(QUERY_PAGE) || [...args.words].length < SHORTEST) return []
  const [named, holding] = await Promise.all([called(ask), wordsHeld(ask)])
  return [...named, ...holding]
}

/** By the beginning of a name; of what many names begin with by the whole name. */
async function called(ask: Asked): Promise<ListRow[]> {
  const { args, caller } = ask
  const named = (is: RawBuilder<unknown>) => sql`
    select distinct petition_id as id from petition_person where province_code = ${caller.provinceCode} and ${is}`
  const ids =
    (await fewOf(ask, named(sql`name like ${beginsWith(args.words)}`))) ??
    (await fewOf(ask, named(sql`name = ${args.words}`)))
  return await rowsAmong(ask, ids)
}

/** As 综合查询 looks for them: rare words by the index, common ones along the order. */
async function wordsHeld(ask: Asked): Promise<ListRow[]> {
  const { args, caller, db, services } = ask
  const filter: Filter = {
    join: 'and',
    conditions: [{ field: 'nrzy', operator: 'contains', values: [args.words] }],
    groups: [],
  }
  const rare = await findRareWords(db, caller, VIEW, filter)
  return await rowsOf(ask, filterSql(VIEW, filter, { keys: services.fieldKeys, now: services.now(), rare }))
}

/** Ids that a query finds; undefined where they are not few. */
async function fewOf({ db }: Pick<Asked, 'db'>, ids: RawBuilder<unknown>): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`${ids} limit ${FEW + 1}`.execute(db)
  return rows.length > FEW ? undefined : rows.map(({ id }) => id)
}

/** Asked of none as well: what is behind a wall answers no later. */
const rowsAmong = async (ask: Asked, ids: readonly string[] = []): Promise<ListRow[]> =>
  await rowsOf(ask, sql<boolean>`petition.id = any(${ids}::bigint[])`)

const rowsOf = ({ caller, db, services }: Asked, filter: RawBuilder<boolean>): Promise<ListRow[]> =>
  readRows(db, { view: VIEW, asker: { caller, now: services.now() }, filter, order: NEWEST }, 0, MOST_EACH)
