import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import type { Crossed } from './crossed'

/** Notes in clocks what people are told of; answers the ids of those that have not ended, moved or been told of since. */
export async function noteLevels(
  db: Db,
  provinceCode: string,
  crossed: readonly Crossed[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update clock set lamp_told = crossed.level
    from unnest(${crossed.map(({ id }) => id)}::bigint[], ${crossed.map(({ level }) => level)}::text[],
      ${crossed.map(({ told }) => told)}::text[], ${crossed.map(({ dueAt }) => dueAt)}::timestamptz[])
      as crossed (id, level, told, due_at)
    where clock.province_code = ${provinceCode} and clock.id = crossed.id and clock.state = 'running'
      and clock.lamp_told = crossed.told and clock.due_at = crossed.due_at
    returning clock.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
