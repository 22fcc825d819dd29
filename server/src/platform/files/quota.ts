import { sql } from 'kysely'
import { z } from 'zod'
import { addDays, dayOf } from '../calendar/china-time'
import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { readParameters } from '../parameters/read'
import { refuseRule } from '../refusal'

export const QUOTA_PARAMETER = 'upload.quota'

const MB = 1024 * 1024
const MegaBytes = z.int().min(1).max(1_000_000)

/** How much one person may send: what nothing has yet, at a time, and all together on a day, both in MB. */
export const QuotaParameter = z.strictObject({ unused: MegaBytes, daily: MegaBytes })
export type Quota = z.output<typeof QuotaParameter>

/** Room for a day at the scanner: a thousand letters of ten pages. */
export const QUOTA: Quota = { unused: 2048, daily: 10_240 }

const tooMuchUnused = ({ unused }: Quota) =>
  `您已上传但尚未使用的文件过多（上限${unused}MB），请先提交或删除不用的附件，再继续上传`
const tooMuchToday = ({ daily }: Quota) => `您今天上传的文件已达到上限（${daily}MB），请明天再上传，或联系系统管理员`

/** Who sends how many bytes, and when. */
export interface Sending {
  readonly caller: Caller
  readonly bytes: number
  readonly at: Date
}

/** Refuses a file of so many bytes where it is too much together with what the person has sent before. */
export async function refuseBeyondQuota(db: Db, sending: Sending): Promise<void> {
  const { caller, bytes, at } = sending
  const quota = await quotaFor(db, sending)
  if ((await sentOn(db, caller, dayOf(at))) + bytes > quota.daily * MB) refuseRule(tooMuchToday(quota))
  if ((await unusedOf(db, caller)) + bytes > quota.unused * MB) refuseRule(tooMuchUnused(quota))
}

/** Counts bytes that arrive; refuses those that are too many for the day. Calls at once are counted one after the other. */
export async function countSent(db: Db, sending: Sending): Promise<void> {
  const { caller, bytes, at } = sending
  const quota = await quotaFor(db, sending)
  const day = dayOf(at)
  const { rows } = await sql<{ bytes: string }>`
    insert into upload_day as sent (person_id, day, bytes) values (${caller.personId}, ${day}, ${bytes})
    on conflict (person_id, day) do update set bytes = sent.bytes + excluded.bytes
    returning bytes`.execute(db)
  if (Number(rows[0]?.bytes) > quota.daily * MB) refuseRule(tooMuchToday(quota))
}

/** Removes the counts of days that are over. */
export async function forgetCounts(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('upload_day')
    .where('day', '<', addDays(dayOf(at), -1))
    .execute()
}

async function quotaFor(db: Db, { caller, at }: Sending): Promise<Quota> {
  const set = await readParameters(db, [QUOTA_PARAMETER], { regionCode: caller.regionCode, day: dayOf(at) })
  return QuotaParameter.parse(set.get(QUOTA_PARAMETER) ?? QUOTA)
}

async function sentOn(db: Db, { personId }: Caller, day: string): Promise<number> {
  const sent = await db
    .selectFrom('upload_day')
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .select('bytes')
    .executeTakeFirst()
  return Number(sent?.bytes ?? 0)
}

/** Bytes of files that nothing has, but for exports, and of uploads that go on. */
async function unusedOf(db: Db, { personId }: Caller): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select (select coalesce(sum(size), 0) from file where uploaded_by = ${personId} and state = 'staged'
        and not exists (select from export_task where export_task.file_id = file.id))
      + (select coalesce(sum(size), 0) from upload where uploaded_by = ${personId} and file_id is null) as bytes`.execute(
    db,
  )
  return Number(rows[0]?.bytes ?? 0)
}
