import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import type { Risen } from './risen'

/** Notes in clocks what people are told of; answers the ids of those that have not ended, moved or been told of since. */
export async function noteLevels(db: Db, provinceCode: string, risen: readonly Risen[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update clock set lamp_told = risen.level
    from unnest(${risen.map(({ id }) => id)}::bigint[], ${risen.map(({ level }) => level)}::text[],
      ${risen.map(({ told }) => told)}::text[], ${risen.map(({ dueAt }) => dueAt)}::timestamptz[])
      as risen (id, level, told, due_at)
    where clock.province_code = ${provinceCode} and clock.id = risen.id and clock.state = 'running'
      and clock.lamp_told = risen.told and clock.due_at = risen.due_at
    returning clock.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
