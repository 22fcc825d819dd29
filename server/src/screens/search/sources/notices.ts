import { SEARCH_READ } from '@portal/shared-lib/contract/rules/search'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import { excerptOf } from '../../../platform/excerpt'
import { contains } from '../../../platform/paging/like'
import { offered } from '../../../post/downloads/list'
import { visibleNotices } from '../../../post/notices/visible'
import { fitOf, freshness } from '../fit'
import type { Found, Seeking, Source } from '../source'

/** Notices that are published, and what is offered for download: both are for everybody. */
export const notices: Source = {
  tab: 'notice',
  mayAsk: () => true,
  find: async seeking => {
    const found = await Promise.all([noticesOf(seeking), downloadsOf(seeking)])
    return found
      .flat()
      .toSorted((one, other) => (other.hit.at ?? '').localeCompare(one.hit.at ?? ''))
      .slice(0, SEARCH_READ + 1)
  },
}

interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly publisher: string
  readonly created_at: Date
}

/** SQL for whether a row is one of what is looked for: found along the index of the pairs of characters in its texts, where it has one. */
function isMeant({ terms, chosen, inNames }: Seeking, kind: keyof typeof KINDS, text: string): RawBuilder<boolean> {
  const table = sql.table(kind)
  const places = (inNames ? ['title'] : ['title', text]).map(name => sql.ref(name))
  const held = terms.map(({ alternatives }) => {
    const each = alternatives.flatMap(word => places.map(place => holding(table, place, word)))
    return sql`id in (${sql.join(each, sql` union `)})`
  })
  return sql<boolean>`(${sql.join([...held, ...chosen.map(one => narrowed(kind, one))], sql` and `)})`
}

const holding = (table: RawBuilder<unknown>, place: RawBuilder<unknown>, word: string) => sql`
  select id from ${table} where text_pairs(${place}) @> text_pairs(${word}::text) and ${place} like ${contains(word)}`

const narrowed = (kind: keyof typeof KINDS, { facet, value }: Seeking['chosen'][number]) =>
  facet === 'year'
    ? sql`to_char(created_at at time zone 'Asia/Shanghai', 'YYYY') = ${value}`
    : sql`${facet === 'kind' && value === kind}::boolean`

async function noticesOf(seeking: Seeking): Promise<Found[]> {
  const rows = await visibleNotices(seeking.db, seeking.services.now())
    .where(isMeant(seeking, 'notice', 'words'))
    .orderBy('created_at', 'desc')
    .select(['id', 'title', 'words as text', 'publisher', 'created_at'])
    .limit(SEARCH_READ + 1)
    .execute()
  return rows.map(row => foundOf(seeking, 'notice', row))
}

async function downloadsOf(seeking: Seeking): Promise<Found[]> {
  const rows = await offered(seeking.db)
    .where(isMeant(seeking, 'download', 'description'))
    .orderBy('created_at', 'desc')
    .select(['id', 'title', 'description as text', 'type as publisher', 'created_at'])
    .limit(SEARCH_READ + 1)
    .execute()
  return rows.map(row => foundOf(seeking, 'download', row))
}

const KINDS = { notice: '公告', download: '资料' } as const

function foundOf({ terms, services }: Seeking, kind: keyof typeof KINDS, row: Row): Found {
  const { id, title, text, publisher, created_at } = row
  const words = terms.flatMap(({ alternatives }) => alternatives)
  const year = dayOf(created_at).slice(0, 4)
  return {
    hit: {
      tab: 'notice',
      id: `${kind}-${id}`,
      title,
      place: [KINDS[kind], publisher].filter(Boolean).join(' · '),
      excerpt: excerptOf(text, words),
      article: '',
      status: '',
      isExpired: false,
      at: dayOf(created_at),
    },
    score: fitOf(terms, [{ text: title, isName: true }, { text }]) + freshness(created_at, services.now()),
    facets: { year: { value: year, name: `${year}年` }, kind: { value: kind, name: KINDS[kind] } },
  }
}
