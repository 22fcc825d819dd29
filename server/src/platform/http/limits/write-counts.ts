import { sql } from 'kysely'
import type { Services } from '../../services'

/** Calls that have not been written down yet. */
export interface Added {
  readonly times: number
  readonly windowMs: number
}

export interface Counted {
  readonly key: string
  readonly count: number
  readonly endsAt: Date
}

/**
 * Adds calls to the windows of their keys, and answers what all servers together have counted there. In the order of the
 * keys, so that two servers never wait for each other. A window further ahead than two can be is of a clock set back.
 */
export async function writeCounts({ db, now }: Services, added: ReadonlyMap<string, Added>): Promise<Counted[]> {
  const at = now()
  const rows = [...added].sort(([one], [other]) => (one < other ? -1 : 1))
  const keys = rows.map(([key]) => key)
  const times = rows.map(([, row]) => row.times)
  const ends = rows.map(([, row]) => new Date(at.getTime() + row.windowMs).toISOString())
  const { rows: counted } = await sql<Counted>`
    insert into call_count (key, count, ends_at)
    select * from unnest(${keys}::text[], ${times}::integer[], ${ends}::timestamptz[])
    on conflict (key) do update set
      count = case when ${isOver(at)} then excluded.count else call_count.count + excluded.count end,
      ends_at = case when ${isOver(at)} then excluded.ends_at else call_count.ends_at end
    returning key, count, ends_at as "endsAt"`.execute(db)
  return counted
}

const isOver = (at: Date) =>
  sql`(call_count.ends_at <= ${at} or call_count.ends_at > excluded.ends_at + (excluded.ends_at - ${at}::timestamptz))`

/** Windows that are over. Rows that a server is counting in are left for the next time. */
export async function forgetCounts({ db, now }: Services): Promise<void> {
  await sql`delete from call_count where key in
    (select key from call_count where ends_at <= ${now()} for update skip locked)`.execute(db)
}
