import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { suggestions } from '@portal/shared-lib/contract/knowledge'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

const MOST = 5
/** Characters of the text that are looked at: what it is about stands at its beginning. */
const LOOKED_AT = 300
/** How much a pair of the subject weighs beside one of the text. */
const SUBJECT_WEIGHT = 3
/** Of what the subject weighs an article must hold so much, lest chance words suggest anything. */
const LEAST_OF_SUBJECT = 0.3

/**
 * The articles that share most with the subject and the text, by pairs of characters: a pair weighs the more the rarer
 * it is in the whole knowledge base. A long article gains nothing by its length. What has expired before `today` is left out.
 */
export async function suggest(
  db: Db,
  { kinds, subject, text }: CallInput<typeof suggestions>,
  today: string,
): Promise<CallAnswer<typeof suggestions>> {
  const { rows } = await sql<CallAnswer<typeof suggestions>[number]>`
    with weighed as (
      select pair, max(weight) as weight from (
        select unnest(text_pairs(${subject})) as pair, ${SUBJECT_WEIGHT}::integer as weight
        union all select unnest(text_pairs(${text.slice(0, LOOKED_AT)})), 1) as each group by pair
    ), asked as (
      select pair, weight = ${SUBJECT_WEIGHT} as of_subject, weight * ln((1 + (select count(*) from kb_article)) /
        (1.0 + (select count(*) from kb_article where text_pairs(text) @> array[pair]))) as worth
      from weighed
    ), candidate as (
      select node_id, seq, title, no, text, effect_date
      from kb_article join kb_doc using (node_id) join kb_node on kb_node.id = node_id
      where kind = any(${[...kinds]}::text[]) and status = '现行' and coalesce(valid_until >= ${today}::date, true)
        and (text_pairs(text) && text_pairs(${subject}) or text_pairs(title) && text_pairs(${subject}))
    ), hit as (
      select distinct node_id, seq, asked.*
      from candidate, unnest(text_pairs(title) || text_pairs(text)) as held join asked on pair = held
    ), fitting as (
      select node_id, seq, sum(worth) / (1 + ln(1 + char_length(text))) as score
      from hit join candidate using (node_id, seq) group by node_id, seq, text
      having sum(worth) filter (where of_subject)
        >= ${LEAST_OF_SUBJECT} * (select sum(worth) from asked where of_subject)
    ), best as (
      select distinct on (node_id) node_id, seq, score from fitting order by node_id, score desc, seq
    )
    select node_id as "documentId", title, no, text, to_char(effect_date, 'YYYY-MM-DD') as "effectDate"
    from best join candidate using (node_id, seq)
    order by score desc, node_id limit ${MOST}`.execute(db)
  return rows
}
