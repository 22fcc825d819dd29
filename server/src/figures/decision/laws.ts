import type { citations } from '@portal/shared-lib/contract/decision-board'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { type Confined, condition } from '../conditions'
import type { Dimension } from '../dimensions'

export type Law = CallAnswer<typeof citations>['laws'][number]

/** As the database calls the basis of an opinion that names no law. */
export const UNCITED = '未引用法规政策'
/** Fields of the list of petitions: what their opinions cite, what stands behind them, and whether they have an opinion. */
const CITED_FIELD = 'yjfl'
const RELATED_FIELD = 'glfl'
const ISSUED_FIELD = 'jcyj'

const NAMED = sql`array_remove(fact.cited, ${sql.lit(UNCITED)})`

/** The laws that a petition's opinions cite, each once. */
export const LAW: Dimension = {
  key: sql`cited.law`,
  joins: sql`cross join lateral unnest(${NAMED}) as cited (law)`,
  unfolds: true,
  conditionsOf: key => [condition(CITED_FIELD, 'is', key)],
  names: async (_, found) => found.toSorted().map(key => ({ key, name: key })),
}

/** Titles of the laws and policies that the knowledge base links to a category, by its code. */
export type Links = Readonly<Record<string, readonly string[]>>

/** Of documents that are published. */
export async function readLinks(db: Db): Promise<Links> {
  const { rows } = await sql<{ category: string; titles: string[] }>`
    select category, array_agg(distinct law_title(title) order by law_title(title)) as titles
    from kb_link join kb_node on kb_node.id = kb_link.node_id join kb_doc on kb_doc.node_id = kb_node.id
    where kind in ('law', 'policy') group by category order by category`.execute(db)
  return Object.fromEntries(rows.map(({ category, titles }) => [category, titles]))
}

/** The laws and policies behind a petition: cited by its opinions, or about its category by the knowledge base. */
export const relatedLaw = (links: Links): Dimension => ({
  key: sql`related.law`,
  joins: sql`cross join lateral laws_behind(fact.cited, fact.category, ${JSON.stringify(links)}::jsonb) as related (law)`,
  unfolds: true,
  conditionsOf: key => [condition(RELATED_FIELD, 'is', key)],
  names: LAW.names,
})

/** Petitions behind which any law or policy stands. It chooses what is shown, and is no figure with a list. */
export const related = (links: Links): Confined => ({
  sql: sql<boolean>`(cardinality(${NAMED}) > 0 or ${Object.keys(links)}::text[]
    && array[fact.category, rpad(left(fact.category, 4), 6, '0'), rpad(left(fact.category, 2), 6, '0')])`,
  conditions: [],
})

/** Petitions to which an opinion was issued. */
export const WITH_OPINION: Confined = {
  sql: sql<boolean>`fact.cited is not null`,
  conditions: [condition(ISSUED_FIELD, 'is', '1')],
}

/** Petitions of which an opinion cites one of these. */
export const citingAny = (laws: readonly string[]): Confined => ({
  sql: sql<boolean>`coalesce(fact.cited && ${laws}::text[], false)`,
  conditions: [condition(CITED_FIELD, 'is', ...laws)],
})

/** Laws and policies of the knowledge base, of each title the newest; `titles`: of these alone. */
export async function readLaws(db: Db, titles?: readonly string[]): Promise<Law[]> {
  const { rows } = await sql<Law>`
    select distinct on (law_title(title)) law_title(title) as title, kb_node.id as "documentId", status,
      to_char(effect_date, 'YYYY-MM-DD') as "effectDate"
    from kb_node join kb_doc on kb_doc.node_id = kb_node.id
    where kind in ('law', 'policy') ${titles ? sql`and law_title(title) = any(${titles}::text[])` : sql``}
    order by law_title(title), status = '已废止', effect_date desc nulls last, kb_node.id`.execute(db)
  return rows
}

/** As the table has them; those of which the knowledge base has nothing keep their titles. */
export async function lawsOf(db: Db, titles: readonly string[]): Promise<Law[]> {
  const known = new Map((await readLaws(db, titles)).map(law => [law.title, law]))
  return titles.map(title => known.get(title) ?? { title, documentId: '', status: '', effectDate: null })
}
