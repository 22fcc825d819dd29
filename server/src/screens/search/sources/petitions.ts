import { maskName } from '@portal/shared-lib/contract/rules/masks'
import type { SearchFacet } from '@portal/shared-lib/contract/rules/search'
import { SEARCH_READ } from '@portal/shared-lib/contract/rules/search'
import { sql } from 'kysely'
import { isOfficer } from '../../../people/identity/officers'
import { digitsOf } from '../../../petitions/access/organisations'
import { isVisible } from '../../../petitions/access/visible'
import { dayOf } from '../../../platform/calendar/china-time'
import { excerptOf } from '../../../platform/excerpt'
import { regionPath } from '../../../platform/tables/names'
import { type Filter, filterSql } from '../../lists/conditions'
import { by, byRegistered, coded, column, field } from '../../lists/make'
import type { ListRow } from '../../lists/part'
import { MAIN_PERSON } from '../../lists/petition-parts'
import { readRows } from '../../lists/read'
import type { View } from '../../lists/view'
import { fitOf, freshness } from '../fit'
import type { Bucket, Found, Seeking, Source } from '../source'
import { firstOfNewest, moreOfNewest } from './newest'
import { findWithin, holdsAll, namesWith, saidAround } from './petition-words'

/** Who may look for petitions by who is in them and what they say. */
const QUERY_PAGE = 'toDoManage/archive'
/** What a petition of the caller's own region is worth more. */
const OWN_REGION = 10
const ANONYMOUS = '匿名'
/** Petitions that are looked at whoever may see them, at most. */
const MANY = 2000
/** More of the newest ones are met soon enough one after the other. */
const COMMON_AMONG_NEWEST = MANY / 2
/** Where no more than these are expected, all are looked at: up to twice as many can be. */
const RARE = MANY / 2
/** Read at first of what holds the words, the newest of it: not all is within reach, nor wanted. */
const READ_AT_FIRST = 2 * SEARCH_READ

const firstDigits = (name: string, digits: number, length: number) =>
  sql<string>`rpad(left(${sql.ref(`petition.${name}`)}, ${sql.lit(digits)}), ${sql.lit(length)}, '0')`

/** As figures count them. */
const REPEAT = sql<string>`case petition.repeat_flag when '0' then '0' else '1' end`

const VIEW: View = {
  pages: [],
  from: () => sql`petition ${MAIN_PERSON}`,
  where: ({ caller }) => isVisible(caller),
  id: sql.ref('petition.id'),
  ofPetitions: { joins: MAIN_PERSON },
  columns: {
    petitionNo: column('petition.petition_no'),
    title: column('petition.title'),
    summary: column('petition.summary'),
    petitioner: column('main.name'),
    anonymous: column('petition.anonymous'),
    state: column('petition.state'),
    stateName: coded('DM_XFJZT', 'petition.state'),
    place: column('petition.place_region'),
    placePath: column(regionPath('petition.place_region')),
    county: column(firstDigits('place_region', 6, 12)),
    countyName: column(sql`(select region_name from region
      where region_code = ${firstDigits('place_region', 6, 12)})`),
    category: column(firstDigits('category', 2, 6)),
    categoryName: column(sql`(select code_name from code_item
      where table_name = 'DM_NRFL' and code_id = ${firstDigits('category', 2, 6)})`),
    channel: column('petition.channel'),
    channelName: coded('DM_XFXS', 'petition.channel'),
    repeat: column(REPEAT),
  },
  fields: {
    category: byRegistered('category'),
    place: byRegistered('placeRegion'),
    state: field('状态', 'code', 'petition.state', 'DM_XFJZT'),
    channel: field('信访形式', 'code', 'petition.channel', 'DM_XFXS'),
    repeat: field('初重件', 'code', REPEAT),
    year: field('登记日期', 'instant', 'petition.registered_at'),
  },
  sorts: {},
  order: { field: 'registeredAt', descending: true },
}
const NEWEST = { key: by('reach.registered_at'), descending: true }

/** Petitions within the caller's reach by number, name, title, summary and what the letter itself says. */
export const petitions: Source = {
  tab: 'xfj',
  mayAsk: caller => caller.permissions.has(QUERY_PAGE) && !isOfficer(caller),
  find: async seeking => {
    const rows = await newestWith(seeking)
    return rows.map(row => foundOf(seeking, row as PetitionRow))
  },
}

/**
 * The newest that hold the words: those of the newest petitions are looked at first, then those of more, and at last the
 * caller's own petitions one after the other. Where few of the newest do, all that hold the words are looked at.
 */
async function newestWith(seeking: Seeking): Promise<ListRow[]> {
  const { db, caller, terms, inNames = false } = seeking
  const everywhere = { provinceCode: caller.provinceCode, inNames }
  let mayBeFew = true
  let newest = await firstOfNewest(db, caller)
  while (newest) {
    const some = await findWithin(db, { ...everywhere, newest }, terms, COMMON_AMONG_NEWEST)
    if (!some) return await oneAfterTheOther(seeking)
    const isEnough = some.length > SEARCH_READ
    const rows = isEnough ? await newestAmong(seeking, some) : []
    if (rows.length > SEARCH_READ) return rows
    if (mayBeFew && some.length / newest.share <= RARE) {
      // Of several words one may be common all the same.
      const all = await findWithin(db, { ...everywhere, isRare: terms.length === 1 }, terms, MANY)
      if (all) return await newestAmong(seeking, all)
      mayBeFew = false
    }
    newest = moreOfNewest(newest, SEARCH_READ, isEnough ? rows.length : some.length)
  }
  // Where nothing holds the words the caller's petitions are asked all the same: what is behind a wall answers no later.
  const all = mayBeFew ? await findWithin(db, everywhere, terms, MANY) : undefined
  return all ? await newestAmong(seeking, all) : await oneAfterTheOther(seeking)
}

/** Names that hold the words may be far apart. */
const oneAfterTheOther = async (seeking: Seeking): Promise<ListRow[]> =>
  seeking.inNames ? [] : await rowsAmong(seeking)

/** The rows of some petitions, those of the newest alone where these are enough. */
async function newestAmong(seeking: Seeking, ids: readonly string[]): Promise<ListRow[]> {
  const inOrder = ids.toSorted((one, other) => Number(other) - Number(one))
  const rows = await rowsAmong(seeking, inOrder.slice(0, READ_AT_FIRST))
  return rows.length > SEARCH_READ || ids.length <= READ_AT_FIRST ? rows : await rowsAmong(seeking, inOrder)
}

async function rowsAmong(seeking: Seeking, ids?: readonly string[]): Promise<ListRow[]> {
  const { db, caller, services, terms, inNames } = seeking
  const now = services.now()
  const view = {
    ...VIEW,
    columns: { ...VIEW.columns, named: column(namesWith(terms)), said: column(saidAround(terms)) },
  }
  const narrowed = filterSql(VIEW, filterOf(seeking), { keys: services.fieldKeys, now })
  const among = ids ? sql`petition.id = any(${ids}::bigint[]) and ` : sql``
  const filter = sql<boolean>`(${among}${holdsAll(terms, inNames)} and ${narrowed})`
  return await readRows(db, { view, asker: { caller, now }, filter, order: NEWEST }, 0, SEARCH_READ + 1)
}

interface PetitionRow extends ListRow {
  readonly petitionNo: string
  readonly title: string
  readonly summary: string
  /** Who is in it under a name that holds one of the words. */
  readonly named: readonly string[]
  /** What the letter itself says around each of the words. */
  readonly said: readonly string[]
  readonly petitioner: string | null
  readonly anonymous: boolean
  readonly state: string
  readonly stateName: string
  readonly place: string
  readonly placePath: string
  readonly county: string
  readonly countyName: string | null
  readonly category: string
  readonly categoryName: string | null
  readonly channel: string
  readonly channelName: string
  readonly repeat: string
}

const UNDER: readonly SearchFacet[] = ['category', 'place']

function filterOf({ chosen }: Seeking): Filter {
  const conditions = chosen.flatMap(({ facet, value }): Filter['conditions'] =>
    facet === 'year'
      ? [
          { field: 'year', operator: 'from', values: [`${value}-01-01`] },
          { field: 'year', operator: 'to', values: [`${value}-12-31`] },
        ]
      : [{ field: facet, operator: UNDER.includes(facet) ? 'under' : 'is', values: [value] }],
  )
  return { join: 'and', conditions, groups: [] }
}

function foundOf({ terms, caller, services }: Seeking, row: PetitionRow): Found {
  const registeredAt = row.row_at ?? undefined
  const { petitionNo, title, summary, named, said, petitioner, anonymous, place, placePath, stateName } = row
  const name = petitioner && !anonymous ? maskName(petitioner) : ANONYMOUS
  const words = terms.flatMap(({ alternatives }) => alternatives)
  const names = [petitionNo, title, ...named].map(text => ({ text, isName: true }))
  const texts = [summary, ...said].map(text => ({ text }))
  const own = place.startsWith(digitsOf(caller.regionCode)) ? OWN_REGION : 0
  return {
    hit: {
      tab: 'xfj',
      id: petitionNo,
      title: title ? wholeTitle(title, summary) : excerptOf(summary, []),
      place: [name, placePath].filter(Boolean).join(' · '),
      excerpt: excerptOf(shownText(row, words), words),
      article: '',
      status: stateName,
      isExpired: false,
      at: registeredAt ? dayOf(registeredAt) : null,
    },
    score: fitOf(terms, [...names, ...texts]) + freshness(registeredAt, services.now()) + own,
    facets: bucketsOf(row, registeredAt),
  }
}

/** The summary, unless the letter alone holds the words: that may name people by their numbers. */
const shownText = ({ summary, said }: PetitionRow, words: readonly string[]): string =>
  words.some(word => summary.includes(word))
    ? summary
    : (said.find(Boolean)?.replace(/\d{4,}(?=\d{3})/gu, digits => '*'.repeat(digits.length)) ?? summary)

/** A title that is the beginning of the summary may end inside a word. */
const wholeTitle = (title: string, summary: string): string =>
  summary.startsWith(title) && /^[^。；！？\n]/u.test(summary.slice(title.length)) ? `${title}…` : title

const REPEATS: Readonly<Record<string, string>> = { '0': '初件', '1': '重件' }

function bucketsOf(row: PetitionRow, registeredAt: Date | undefined): Partial<Record<SearchFacet, Bucket>> {
  const year = registeredAt ? dayOf(registeredAt).slice(0, 4) : ''
  return {
    ...(year && { year: { value: year, name: `${year}年` } }),
    category: { value: row.category, name: row.categoryName ?? row.category },
    place: { value: row.county, name: row.countyName ?? row.county },
    state: { value: row.state, name: row.stateName },
    channel: { value: row.channel, name: row.channelName },
    repeat: { value: row.repeat, name: REPEATS[row.repeat] ?? row.repeat },
  }
}
