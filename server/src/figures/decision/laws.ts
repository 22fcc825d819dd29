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

/** The laws that a petition's opinions cite, each once. */
export const LAW: Dimension = {
  key: sql`cited.law`,
  joins: sql`join (select distinct province_code, petition_id, law from opinion_citation
    where law <> ${sql.lit(UNCITED)}) as cited
    on cited.province_code = fact.province_code and cited.petition_id = fact.petition_id`,
  conditionsOf: key => [condition(CITED_FIELD, 'is', key)],
  names: async (_, found) => found.toSorted().map(key => ({ key, name: key })),
}

const citing = (provinceCode: string) =>
  sql`select petition_id from opinion_citation where province_code = ${provinceCode}`

/** The laws and policies behind a petition: cited by its opinions, or about its category by the knowledge base. */
export const RELATED_LAW: Dimension = {
  key: sql`related.law`,
  joins: sql`cross join lateral related_laws(fact.province_code, fact.petition_id, fact.category) as related (law)`,
  conditionsOf: key => [condition(RELATED_FIELD, 'is', key)],
  names: LAW.names,
}

/** Petitions behind which any law or policy stands. It chooses what is shown, and is no figure with a list. */
export const RELATED: Confined = {
  sql: sql<boolean>`exists (select from related_laws(fact.province_code, fact.petition_id, fact.category))`,
  conditions: [],
}

/** Petitions to which an opinion was issued. */
export const withOpinion = (provinceCode: string): Confined => ({
  sql: sql<boolean>`fact.petition_id in (${citing(provinceCode)})`,
  conditions: [condition(ISSUED_FIELD, 'is', '1')],
})

/** Petitions of which an opinion cites one of these. */
export const citingAny = (provinceCode: string, laws: readonly string[]): Confined => ({
  sql: sql<boolean>`fact.petition_id in (${citing(provinceCode)} and law = any(${laws}::text[]))`,
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
