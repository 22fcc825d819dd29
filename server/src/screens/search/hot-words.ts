import { sql } from 'kysely'
import { DAY_MS } from '../../platform/calendar/china-time'
import type { Services } from '../../platform/services'

/** What fewer people have looked for might tell who they are. */
const LEAST_ASKERS = 5
const DAYS = 30
const MOST = 10

/**
 * 热门搜索 anew: what people looked for of late, as far as titles of the knowledge base, categories or synonyms say it. Other words
 * may be of a case that not everybody may know of.
 */
export async function countHotWords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - DAYS * DAY_MS)
  await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('search_hot').execute()
    await sql`insert into search_hot (place, words)
      select row_number() over (order by askers desc, words), words from (
        select words, count(*) as askers from search_recent where searched_at >= ${since}
        group by words having count(*) >= ${LEAST_ASKERS}) as asked
      where exists (select from kb_doc join kb_node on kb_node.id = node_id where strpos(title, words) > 0)
        or exists (select from code_item where table_name = 'DM_NRFL' and strpos(code_name, words) > 0)
        or exists (select from search_synonym where asked.words = any(search_synonym.words))
      order by askers desc, words limit ${MOST}`.execute(transaction)
  })
}
