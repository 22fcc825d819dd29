import {
  OFFICIAL_KINDS,
  OFFICIAL_STATES,
  type OfficialKind,
  type OfficialState,
} from '@portal/shared-lib/contract/rules/official-document'
import { SEARCH_READ, type SearchFacet } from '@portal/shared-lib/contract/rules/search'
import { type RawBuilder, sql } from 'kysely'
import { documentsVisibleTo, PAGE } from '../../../official-documents/row'
import { startOfDay } from '../../../platform/calendar/china-time'
import { excerptOf } from '../../../platform/excerpt'
import { contains } from '../../../platform/paging/like'
import { fitOf, freshness } from '../fit'
import type { Found, Seeking, Source } from '../source'
import type { Term } from '../terms'

/** Official documents, as far as their list shows them to the caller: by number, title, sender and text. */
export const officialDocuments: Source = {
  tab: 'gw',
  mayAsk: ({ permissions }) => permissions.has(PAGE),
  find: async seeking => (await matching(seeking).execute()).map(row => foundOf(seeking, row)),
}

/** The day it arrived or was sent, else was written. */
const DAY = sql<string>`coalesce(to_char(official_document.received_on, 'YYYY-MM-DD'), to_char(
  coalesce(official_document.sent_at, official_document.created_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD'))`

const matching = ({ db, caller, terms, chosen, inNames }: Seeking) =>
  documentsVisibleTo(db, caller)
    .innerJoin('organisation as writer', 'writer.id', 'official_document.org_id')
    .where(holdsAll(caller.provinceCode, terms, inNames ? named : holding))
    .where(eb => eb.and(chosen.map(narrowed)))
    .orderBy('official_document.id', 'desc')
    .limit(SEARCH_READ + 1)
    .select(['official_document.id', 'incoming', 'title', 'body', 'document_no', 'kind', 'state', 'sender_name'])
    .select(['writer.company_name as writer', DAY.as('day')])

type Row = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]

const holdsAll = (provinceCode: string, terms: readonly Term[], within: typeof holding): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    terms.map(({ alternatives }) => {
      const each = alternatives.map(word => within(provinceCode, word))
      return sql`official_document.id in (${sql.join(each, sql` union `)})`
    }),
    sql` and `,
  )})`

/** Ids of those that hold a word, found along the index of the pairs of characters in them. */
const holding = (provinceCode: string, word: string) => sql`${named(provinceCode, word)}
  union select id from official_document as held where province_code = ${provinceCode}
    and text_pairs(body) @> text_pairs(${word}::text) and body like ${contains(word)}`

const named = (provinceCode: string, word: string) => sql`
  select id from official_document as held where province_code = ${provinceCode}
    and text_pairs(title) @> text_pairs(${word}::text) and title like ${contains(word)}
  union select id from official_document as held where province_code = ${provinceCode}
    and (document_no like ${contains(word)} or sender_name like ${contains(word)})
  union select held.id from organisation join official_document as held
    on held.org_id = organisation.id and not held.incoming and held.province_code = ${provinceCode}
    where company_name like ${contains(word)}`

const CODES: Partial<Readonly<Record<SearchFacet, RawBuilder<string>>>> = {
  kind: sql`official_document.kind`,
  state: sql`official_document.state`,
  year: sql`left(${DAY}, 4)`,
}

function narrowed({ facet, value }: Seeking['chosen'][number]): RawBuilder<boolean> {
  const code = CODES[facet]
  return code ? sql<boolean>`${code} = ${value}` : sql<boolean>`false`
}

function foundOf({ terms, services }: Seeking, row: Row): Found {
  const { id, incoming, title, body, document_no: documentNo, day } = row
  const words = terms.flatMap(({ alternatives }) => alternatives)
  const sender = incoming ? row.sender_name : row.writer
  const names = [documentNo, title, sender].map(text => ({ text, isName: true }))
  const at = startOfDay(day)
  const [kindName, stateName] = [OFFICIAL_KINDS[row.kind as OfficialKind], OFFICIAL_STATES[row.state as OfficialState]]
  return {
    hit: {
      tab: 'gw',
      id,
      title,
      place: [documentNo, sender, kindName].filter(Boolean).join(' · '),
      excerpt: excerptOf(body, words),
      article: '',
      status: stateName,
      isExpired: false,
      at: day,
    },
    score: fitOf(terms, [...names, { text: body }]) + freshness(at, services.now()),
    facets: {
      year: { value: day.slice(0, 4), name: `${day.slice(0, 4)}年` },
      kind: { value: row.kind, name: kindName },
      state: { value: row.state, name: stateName },
    },
  }
}
