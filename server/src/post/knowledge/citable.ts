import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { citable } from '@portal/shared-lib/contract/knowledge'
import { articleNo } from '@portal/shared-lib/contract/rules/knowledge'
import { sql } from 'kysely'
import PinyinMatch from 'pinyin-match'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'

type Citable = CallAnswer<typeof citable>[number]
type Version = Omit<Citable, 'no' | 'text'>

const MOST = 20
/** So many words are looked for at once. */
const MOST_WORDS = 4

/** Articles of what is in force on a day that hold all the words, those whose titles fit first. */
export async function findCitable(db: Db, { words, on }: CallInput<typeof citable>): Promise<Citable[]> {
  const versions = await inForceOn(db, on)
  const asked = words.split(/\s+/u).slice(0, MOST_WORDS)
  const fitting = asked.map(word => versions.filter(({ title }) => isNamed(title, word)).map(idOf))
  const ids = versions.map(idOf)
  const named = (at: number) => sql`node_id = any(${fitting[at] ?? []}::text[])`
  const holds = asked.map((word, at) => sql`(${named(at)} or no = ${articleNo(word)} or text like ${contains(word)})`)
  const worth = asked.map((word, at) => sql`(${named(at)})::integer + (no = ${articleNo(word)})::integer`)
  const { rows } = await sql<{ id: string; no: string; text: string }>`
    select node_id as id, no, text from kb_article
    where node_id = any(${ids}::text[]) and ${sql.join(holds, sql` and `)}
    order by ${sql.join(worth, sql` + `)} desc, array_position(${ids}::text[], node_id), seq limit ${MOST}`.execute(db)
  const known = new Map(versions.map(version => [version.documentId, version]))
  return rows.flatMap(({ id, ...article }) => {
    const version = known.get(id)
    return version ? [{ ...version, ...article }] : []
  })
}

const idOf = ({ documentId }: Version): string => documentId

const isNamed = (title: string, word: string): boolean =>
  title.includes(word) || PinyinMatch.match(title, word) !== false

/**
 * Of each law and policy the version that was in force on a day, the newest first: the one that took effect last, until
 * the next one did. What is repealed without a next one has no last day that is known, so nobody can rely on it.
 */
async function inForceOn(db: Db, on: string): Promise<Version[]> {
  const { rows } = await sql<Version>`
    with placed as (
      select id, title, doc_no, effect_date, status, valid_until,
        lead(effect_date) over (partition by kind, law_title(title) order by effect_date nulls first, id) - 1 as until
      from kb_node join kb_doc on node_id = id where kind in ('law', 'policy')
    )
    select id as "documentId", title, doc_no as "docNo", to_char(effect_date, 'YYYY-MM-DD') as "effectDate",
      to_char(until, 'YYYY-MM-DD') as until
    from placed
    where effect_date <= ${on}::date and coalesce(until >= ${on}::date, status <> '已废止')
      and coalesce(valid_until >= ${on}::date, true)
    order by effect_date desc, id`.execute(db)
  return rows
}
