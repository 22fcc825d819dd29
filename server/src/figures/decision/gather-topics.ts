import { sql } from 'kysely'
import { COUNTS } from '../../petitions/record/counted-rows'
import { addDays, dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { type Cluster, clustersOf, type Text } from './clusters'
import { TOPIC_DAYS } from './topics'

/** Summaries that are read: of a larger province the newest. */
const MOST_TEXTS = 6000
const LONGEST_TEXT = 300

/**
 * Reckons anew what the petitions of half a year are about. Walled ones are in none: their words are for those alone who may
 * know of them. A topic's code bears its day, so that an old address finds nothing rather than something else.
 */
export async function gatherTopics({ db, config, now }: Services): Promise<void> {
  const texts = await readTexts(db, config.provinceCode, addDays(dayOf(now()), -2 * TOPIC_DAYS))
  const clusters = await clustersOf(texts)
  await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('text_topic_member').where('province_code', '=', config.provinceCode).execute()
    await transaction.deleteFrom('text_topic').where('province_code', '=', config.provinceCode).execute()
    for (const [at, cluster] of clusters.entries())
      await keepTopic(transaction, config.provinceCode, { cluster, code: `${dayOf(now())}-${at + 1}`, at: now() })
  })
}

async function readTexts(db: Db, provinceCode: string, since: string): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select fact.petition_id as id, left(petition.summary, ${LONGEST_TEXT}) as text
    from petition_fact as fact
    join petition on petition.province_code = fact.province_code and petition.id = fact.petition_id
    where fact.province_code = ${provinceCode} and fact.registered_on >= ${since}::date and not fact.guarded and ${COUNTS}
    order by fact.registered_on desc, fact.petition_id desc limit ${MOST_TEXTS}`.execute(db)
  return rows
}

interface Topic {
  readonly cluster: Cluster
  readonly code: string
  readonly at: Date
}

async function keepTopic(db: Db, provinceCode: string, { cluster, code, at }: Topic): Promise<void> {
  await db
    .insertInto('text_topic')
    .values({ province_code: provinceCode, code, terms: [...cluster.terms], made_at: at })
    .execute()
  await sql`insert into text_topic_member (province_code, petition_id, topic, nearness)
    select ${provinceCode}, member.id, ${code}, member.nearness
    from unnest(${cluster.members.map(({ id }) => id)}::bigint[], ${cluster.members.map(({ nearness }) => nearness)}::real[])
      as member (id, nearness)`.execute(db)
}
