import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { KnowledgeKind, searchTree } from '@portal/shared-lib/contract/knowledge'
import { type RawBuilder, sql } from 'kysely'
import PinyinMatch from 'pinyin-match'
import { excerptOf } from '../../platform/excerpt'
import { grouped } from '../../platform/grouped'
import { contains } from '../../platform/paging/like'

type Found = CallAnswer<typeof searchTree>
type Hit = Found['hits'][number]

const MOST = 50

/** A node of the tree, parents before their children. */
interface Node {
  readonly id: string
  readonly title: string
  readonly parentId: string | null
  readonly kind: KnowledgeKind
}

/** An article that holds the words, of the document with that id. */
interface Holding {
  readonly id: string
  readonly no: string
  readonly text: string
}

/** Where words stand in a tree: in titles first, literally or by their initials, then in texts, each in the tree's order. */
export function hitsIn(nodes: readonly Node[], words: string, holding: readonly Holding[]): Found {
  const known = new Map(nodes.map(node => [node.id, node]))
  const hitOf = ({ id, title, kind, parentId }: Node, place: Pick<Hit, 'no' | 'excerpt'>): Hit => ({
    id,
    title,
    kind,
    path: titlesDownTo(known, parentId),
    ...place,
  })
  const titled = nodes.filter(({ title }) => title.includes(words) || PinyinMatch.match(title, words) !== false)
  const texts = grouped(holding, ({ id }) => id)
  const hits = [
    ...titled.map(node => hitOf(node, { no: '', excerpt: '' })),
    ...nodes.flatMap(node =>
      (texts.get(node.id) ?? []).map(({ no, text }) => hitOf(node, { no, excerpt: excerptOf(text, [words]) })),
    ),
  ]
  return { hits: hits.slice(0, MOST), more: hits.length > MOST }
}

function titlesDownTo(known: ReadonlyMap<string, Node>, id: string | null): string[] {
  const node = id === null ? undefined : known.get(id)
  return node ? [...titlesDownTo(known, node.parentId), node.title] : []
}

/** Published articles that hold the words. */
export const publishedHolding = (words: string): RawBuilder<Holding> => sql<Holding>`
  select node_id as id, no, text from kb_article
  where text_pairs(text) @> text_pairs(${words}::text) and text like ${contains(words)} order by node_id, seq`

/** Those of what is written and not published, or was retired, too; what stands in both has one place. */
export const writtenHolding = (words: string): RawBuilder<Holding> => sql<Holding>`
  select distinct on (node_id, seq, no) node_id as id, no, text from (
    select node_id, seq, no, text, false as is_draft from kb_article where text like ${contains(words)}
    union all
    select node_id, seq, article ->> 'no', article ->> 'text', true
    from kb_draft cross join jsonb_array_elements(content -> 'articles') with ordinality as of_draft (article, seq)
    where state <> 'published' and article ->> 'text' like ${contains(words)}
  ) as written order by node_id, seq, no, is_draft`
