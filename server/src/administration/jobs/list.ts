import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { jobKinds, jobs } from '@portal/shared-lib/contract/jobs'
import { JOB_STATES, JOBS_PAGE, type JobState } from '@portal/shared-lib/contract/rules/jobs'
import { sql } from 'kysely'
import { z } from 'zod'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import type { Job, Standing } from '../../platform/jobs/job'
import { rowsBefore } from '../../platform/paging/page'
import type { Services } from '../../platform/services'

type Kinds = CallAnswer<typeof jobKinds>['list']
type Jobs = CallAnswer<typeof jobs>

/** A state of the library in ours. */
const STATE = sql<JobState>`case state when 'failed' then 'failed' when 'active' then 'running'
  when 'completed' then 'done' else 'waiting' end`
const KIND = sql<string>`data ->> 'job'`
const ofProvince = (province: string) => sql<boolean>`data ->> 'province' = ${province}`

/** The kinds that this server knows, in their order. */
export async function listKinds(services: Services, province: string, kinds: readonly Job[]): Promise<Kinds> {
  const standings = await Promise.all(kinds.map(kind => standingOf(kind, services)))
  const { rows } = await sql<Counted>`
    select ${KIND} as kind, ${STATE} as state, count(*)::int as count, max(completed_on) as "lastAt",
      (array_agg(extract(epoch from completed_on - started_on) * 1000 order by completed_on desc))[1]::int as took
    from pgboss.job where ${ofProvince(province)} group by 1, 2`.execute(services.db)
  return kinds.map(({ name, title, everySeconds }, at) => {
    const own = rows.filter(({ kind }) => kind === name)
    const done = own.find(({ state }) => state === 'done')
    return {
      kind: name,
      title,
      everySeconds: everySeconds ?? null,
      lastDoneAt: done?.lastAt ? dateTimeOf(done.lastAt) : null,
      lastTook: done?.took ?? null,
      standing: standings[at] ?? null,
      counts: countsOf(own),
    }
  })
}

/** A folder that is away must not take the page along. */
async function standingOf(kind: Job, services: Services): Promise<Kinds[number]['standing']> {
  const { text, isBad = false } = (await kind.standing?.(services).catch(() => UNREADABLE)) ?? {}
  return text === undefined ? null : { text, isBad: flag(isBad) }
}

const UNREADABLE: Standing = { text: '无法读取备份目录', isBad: true }

interface Counted {
  readonly kind: string
  readonly state: JobState
  readonly count: number
  readonly lastAt: Date | null
  readonly took: number | null
}

function countsOf(rows: readonly Counted[]): Record<JobState, number> {
  const counts: Record<JobState, number> = { failed: 0, running: 0, waiting: 0, done: 0 }
  for (const state of JOB_STATES) counts[state] = rows.find(row => row.state === state)?.count ?? 0
  return counts
}

/** How many of any kind stand in a certain way. */
export async function countJobs(db: Db, province: string, state: JobState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where ${ofProvince(province)} and ${STATE} = ${state}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A page of the jobs that stand in a certain way. */
export async function listJobs(
  db: Db,
  province: string,
  kinds: readonly Job[],
  { state, kind, pageNumber }: CallInput<typeof jobs>,
): Promise<Jobs> {
  const isListed = sql<boolean>`${ofProvince(province)} and ${STATE} = ${state} and (${kind} = '' or ${KIND} = ${kind})`
  const { rows } = await sql<Found>`
    select id, ${KIND} as kind, ${STATE} as state, retry_count, retry_limit, created_on, start_after, started_on,
      completed_on, output, count(*) over ()::int as total
    from pgboss.job where ${isListed}
    order by coalesce(completed_on, started_on, start_after) desc, id
    limit ${JOBS_PAGE} offset ${rowsBefore({ pageNumber, limit: JOBS_PAGE })}`.execute(db)
  const titles = new Map(kinds.map(({ name, title }) => [name, title]))
  return { total: rows[0]?.total ?? 0, list: rows.map(row => shown(row, titles.get(row.kind) ?? row.kind)) }
}

interface Found {
  readonly id: string
  readonly kind: string
  readonly state: JobState
  readonly retry_count: number
  readonly retry_limit: number
  readonly created_on: Date
  readonly start_after: Date
  readonly started_on: Date | null
  readonly completed_on: Date | null
  readonly output: unknown
  readonly total: number
}

/** What a failure leaves, by `createWorker` or by the library itself, for a job whose server is gone. */
const Failure = z.object({ reference: z.string().default(''), causes: z.array(z.string()).default([]) }).catch({
  reference: '',
  causes: [],
})

const shown = (row: Found, title: string): Jobs['list'][number] => ({
  id: row.id,
  kind: row.kind,
  title,
  state: row.state,
  attempts: row.started_on ? row.retry_count + 1 : 0,
  attemptLimit: row.retry_limit + 1,
  enqueuedAt: dateTimeOf(row.created_on),
  dueAt: dateTimeOf(row.start_after),
  startedAt: row.started_on && dateTimeOf(row.started_on),
  endedAt: row.completed_on && dateTimeOf(row.completed_on),
  ...Failure.parse(row.output),
})
