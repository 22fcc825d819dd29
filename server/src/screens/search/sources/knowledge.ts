import type { KnowledgeKind } from '@portal/shared-lib/contract/knowledge'
import { SEARCH_READ, type SearchTab } from '@portal/shared-lib/contract/rules/search'
import { type RawBuilder, sql } from 'kysely'
import { dayOf, startOfDay } from '../../../platform/calendar/china-time'
import { excerptOf } from '../../../platform/excerpt'
import { contains } from '../../../platform/paging/like'
import { KNOWLEDGE_PAGE } from '../../../post/knowledge/page'
import { fitOf, freshness } from '../fit'
import type { Found, Seeking, Source } from '../source'
import type { Term } from '../terms'

/** The page on which the knowledge base is shown. */
/** What is in force comes before what is not. */
const IN_FORCE = 10

/** Documents of some kinds, of each the article that holds most of the words. */
export const knowledge = (tab: SearchTab, kinds: readonly KnowledgeKind[]): Source => ({
  tab,
  mayAsk: ({ permissions }) => permissions.has(KNOWLEDGE_PAGE),
  find: async seeking => {
    const { rows } = await documentsOf(kinds, seeking).execute(seeking.db)
    return rows.map(row => foundOf(tab, seeking, row))
  },
})

interface Row {
  readonly id: string
  readonly title: string
  readonly kind: KnowledgeKind
  readonly status: string
  readonly effectDate: string | null
  readonly isExpired: boolean
  readonly docNo: string
  readonly path: string[]
  readonly no: string | null
  readonly text: string | null
  /** Name of an attachment that holds one of the words. */
  readonly attachment: string | null
}

const documentsOf = (kinds: readonly KnowledgeKind[], { terms, chosen, services, inNames }: Seeking) => sql<Row>`
  select kb_node.id, title, kind, status, doc_no as "docNo", to_char(effect_date, 'YYYY-MM-DD') as "effectDate",
    coalesce(valid_until < ${dayOf(services.now())}::date, false) as "isExpired", ${PATH} as path, best.no, best.text,
    (select name from kb_file join file on file.id = file_id where kb_file.node_id = kb_node.id and place is not null
      and (${anyOf(terms.map(inName))}) order by place limit 1) as attachment
  from kb_node join kb_doc on kb_doc.node_id = kb_node.id left join lateral (
    select no, text from kb_article where kb_article.node_id = kb_node.id and (${anyOf(terms.map(inArticle))})
    order by ${sql.join(
      terms.map(term => sql`(${inArticle(term)})::integer`),
      sql` + `,
    )} desc, seq limit 1) as best on true
  where kind = any(${[...kinds]}::text[]) and ${sql.join(
    terms.map(term => holds(term, inNames ? namesWith : placesWith)),
    sql` and `,
  )}
    and ${sql.join([sql`true`, ...chosen.map(narrowed)], sql` and `)}
  order by "isExpired", status <> '现行', effect_date desc nulls last, kb_node.id limit ${SEARCH_READ + 1}`

const anyOf = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` or `)

const PATH = sql`array(with recursive above as (
    select parent_id, title, 0 as height from kb_node as own where own.id = kb_node.parent_id
    union all
    select node.parent_id, node.title, above.height + 1 from kb_node as node join above on node.id = above.parent_id)
  select title from above order by height desc)`

const inArticle = ({ alternatives }: Term) =>
  anyOf(alternatives.map(word => sql`text like ${contains(word)} or no like ${contains(word)}`))

const inName = ({ alternatives }: Term) => anyOf(alternatives.map(word => sql`name like ${contains(word)}`))

const holds = ({ alternatives }: Term, placesOf: (word: string) => RawBuilder<unknown>) =>
  sql`kb_node.id in (${sql.join(alternatives.map(placesOf), sql` union `)})`

/** Each found along the index of its pairs. */
const namesWith = (word: string) => sql`
  select id from kb_node as titled where text_pairs(titled.title) @> text_pairs(${word}::text)
    and titled.title like ${contains(word)}
  union select node_id from kb_article where no like ${contains(word)}
  union select node_id from kb_doc where doc_no like ${contains(word)}`

const placesWith = (word: string) => sql`${namesWith(word)}
  union select node_id from kb_article where text_pairs(text) @> text_pairs(${word}::text)
    and text like ${contains(word)}
  union select node_id from kb_file join file on file.id = file_id
    where place is not null and name like ${contains(word)}`

function narrowed({ facet, value }: Seeking['chosen'][number]): RawBuilder<unknown> {
  if (facet === 'status') return sql`status = ${value}`
  if (facet === 'kind') return sql`kind = ${value}`
  return facet === 'year' ? sql`to_char(effect_date, 'YYYY') = ${value}` : sql`false`
}

const KIND_NAMES: Partial<Readonly<Record<KnowledgeKind, string>>> = {
  policy: '政策文件',
  classification: '分类指引',
  procedure: '业务规程',
  template: '文书模板',
  interview: '接谈与疏导',
  manual: '系统操作',
  unit: '单位职责',
}

function foundOf(tab: SearchTab, { terms, services }: Seeking, row: Row): Found {
  const { id, title, kind, status, effectDate, isExpired, docNo, path, no, text, attachment } = row
  const words = terms.flatMap(({ alternatives }) => alternatives)
  const since = effectDate ? startOfDay(effectDate) : undefined
  const worth = fitOf(terms, [
    ...[title, docNo, no ?? ''].map(name => ({ text: name, isName: true })),
    { text: text ?? attachment ?? '' },
  ])
  const kindName = KIND_NAMES[kind]
  return {
    hit: {
      tab,
      id,
      title,
      place: path.join(' / '),
      excerpt: excerptOf(text ?? (attachment ? `附件：${attachment}` : ''), words),
      article: no ?? '',
      status,
      isExpired,
      at: since ? dayOf(since) : null,
    },
    score: worth + freshness(since, services.now()) + (status === '现行' ? IN_FORCE : 0),
    facets: {
      status: { value: status, name: status },
      ...(effectDate && { year: { value: effectDate.slice(0, 4), name: `${effectDate.slice(0, 4)}年` } }),
      ...(kindName && { kind: { value: kind, name: kindName } }),
    },
  }
}
