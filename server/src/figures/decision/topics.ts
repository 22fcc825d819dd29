import type { topics } from '@portal/shared-lib/contract/decision-board'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { isVisible } from '../../petitions/access/visible'
import { addDays, dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { figure } from '../asked'
import { largestFirst } from '../board'
import { condition, inScope, type Table } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import type { Dimension } from '../dimensions'

type Answer = CallAnswer<typeof topics>

/** Thirteen weeks: what is new is compared with as many before. */
export const TOPIC_DAYS = 91
const TOPIC_FIELD = 'wbzt'
const NEW_TIMES = 2
const NEW_PETITIONS = 20
const MOST_TOPICS = 12

const TOPIC: Dimension = {
  key: sql`member.topic`,
  joins: sql`join text_topic_member as member on member.province_code = fact.province_code
    and member.petition_id = fact.petition_id`,
  conditionsOf: key => [condition(TOPIC_FIELD, 'is', key)],
  names: async (db, found) =>
    [...(await readTerms(db, found))].map(([key, terms]) => ({ key, name: terms.join('、') })),
}

/** @param reader who opens cases: an analyst counts more than that */
export async function countTopics(counting: Counting, reader: Caller, args: CallInput<typeof topics>): Promise<Answer> {
  const today = dayOf(counting.now)
  const period = { from: addDays(today, 1 - TOPIC_DAYS), to: today }
  const before = { from: addDays(period.from, -TOPIC_DAYS), to: addDays(period.from, -1) }
  const asked = {
    title: '文本主题',
    scope: inScope(args, today),
    columns: [figure('M01', { path: ['近13周'] }), figure('M01', { id: 'before', path: ['前13周'], period: before })],
    period,
    dateMode: '2' as const,
    isCompared: false,
  }
  const [counted, whole] = await Promise.all([
    countTable(counting, { ...asked, rows: TOPIC }),
    countTable(counting, asked),
  ])
  const table = largestFirst(counted, 0, MOST_TOPICS)
  const ids = table.rows.map(({ id }) => id)
  const [terms, excerpts] = await Promise.all([readTerms(counting.db, ids), readExcerpts(counting.db, reader, ids)])
  return {
    table,
    topics: table.rows.map(row => ({
      id: row.id,
      terms: terms.get(row.id) ?? [],
      isNew: isNew(row, whole.total ?? []),
      excerpts: excerpts.filter(({ topic }) => topic === row.id).map(({ petitionNo, text }) => ({ petitionNo, text })),
    })),
  }
}

/** Whether its share of all has doubled; where nothing was before, nothing has. */
function isNew({ cells }: Table['rows'][number], whole: Table['rows'][number]['cells']): boolean {
  const [now = 0, before = 0] = cells.map(({ value }) => value ?? 0)
  const [allNow = 0, allBefore = 0] = whole.map(({ value }) => value ?? 0)
  return now >= NEW_PETITIONS && allBefore > 0 && now * allBefore >= NEW_TIMES * before * allNow
}

async function readTerms(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('text_topic')
    .where('code', 'in', ['', ...ids])
    .select(['code', 'terms'])
    .execute()
  return new Map(rows.map(({ code, terms }) => [code, terms]))
}

const EXCERPTS = 5
const EXCERPT_LENGTH = 40

interface Excerpt {
  readonly topic: string
  readonly petitionNo: string
  readonly text: string
}

/** The most typical of each topic that the reader may open, without names and longer numbers. */
async function readExcerpts(db: Db, reader: Caller, ids: readonly string[]): Promise<Excerpt[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Excerpt & { readonly names: string[] }>`
    select topic.code as topic, typical."petitionNo", typical.text, typical.names
    from unnest(${ids}::text[]) as topic (code)
    cross join lateral (
      select petition.petition_no as "petitionNo", petition.summary as text,
        array(select name from petition_person as person where person.province_code = petition.province_code
          and person.petition_id = petition.id and name <> '') as names
      from text_topic_member as member
      join petition on petition.province_code = member.province_code and petition.id = member.petition_id
      where member.province_code = ${reader.provinceCode} and member.topic = topic.code and ${isVisible(reader)}
      order by member.nearness desc, member.petition_id limit ${EXCERPTS}
    ) as typical`.execute(db)
  return rows.map(({ topic, petitionNo, text, names }) => ({ topic, petitionNo, text: excerptOf(text, names) }))
}

const LONG_NUMBER = /\d{4,}/g

function excerptOf(text: string, names: readonly string[]): string {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, '某'), text).replace(LONG_NUMBER, '****')
  return nameless.length > EXCERPT_LENGTH ? `${nameless.slice(0, EXCERPT_LENGTH)}…` : nameless
}
