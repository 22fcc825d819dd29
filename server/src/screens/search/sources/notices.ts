import { SEARCH_READ } from '@portal/shared-lib/contract/rules/search'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import { contains } from '../../../platform/paging/like'
import { offered } from '../../../post/downloads/list'
import { visibleNotices } from '../../../post/notices/visible'
import { excerptOf, fitOf, freshness } from '../fit'
import type { Found, Seeking, Source } from '../source'

/** Notices that are published, and what is offered for download: both are for everybody. */
export const notices: Source = {
  tab: 'notice',
  mayAsk: () => true,
  find: async seeking => {
    const found = await Promise.all([noticesOf(seeking), downloadsOf(seeking)])
    return found
      .flat()
      .filter(({ facets }) => isChosen(seeking, facets))
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

const holds = ({ terms }: Seeking, title: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    terms.map(({ alternatives }) => {
      const each = alternatives.map(
        word => sql`${sql.ref(title)} like ${contains(word)} or ${sql.ref(text)} like ${contains(word)}`,
      )
      return sql`(${sql.join(each, sql` or `)})`
    }),
    sql` and `,
  )})`

async function noticesOf(seeking: Seeking): Promise<Found[]> {
  const rows = await visibleNotices(seeking.db, seeking.services.now())
    .where(holds(seeking, 'title', 'content'))
    .orderBy('created_at', 'desc')
    .select(['id', 'title', 'content as text', 'publisher', 'created_at'])
    .limit(SEARCH_READ + 1)
    .execute()
  return rows.map(row => foundOf(seeking, 'notice', { ...row, text: plainOf(row.text) }))
}

async function downloadsOf(seeking: Seeking): Promise<Found[]> {
  const rows = await offered(seeking.db)
    .where(holds(seeking, 'title', 'description'))
    .orderBy('created_at', 'desc')
    .select(['id', 'title', 'description as text', 'type as publisher', 'created_at'])
    .limit(SEARCH_READ + 1)
    .execute()
  return rows.map(row => foundOf(seeking, 'download', row))
}

const plainOf = (html: string): string => html.replace(/<[^>]*>/gu, '').replaceAll('&nbsp;', ' ')

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

const isChosen = ({ chosen }: Seeking, facets: Found['facets']): boolean =>
  chosen.every(({ facet, value }) => facets[facet]?.value === value)
