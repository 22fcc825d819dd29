import { sql } from 'kysely'
import { CLOCKS } from '../clocks/types'
import type { Db } from '../database/connect'
import { sendMessage } from '../messages/send'
import { circleOf } from './levels'
import { receiversOf } from './receivers'
import type { Risen } from './risen'
import { warningText } from './texts'

/**
 * Warns of clocks and notes in them that it is done, in the caller's transaction. One that has ended, moved or been
 * told of since it was read is left alone; answers the others.
 */
export async function tellOf(db: Db, provinceCode: string, risen: readonly Risen[], at: Date): Promise<Risen[]> {
  const noted = await note(db, provinceCode, risen)
  const told = risen.filter(({ id }) => noted.has(id))
  const asked = told.map(({ id, level }) => ({ clockId: id, ...circleOf(level) }))
  const receivers = await receiversOf(db, provinceCode, asked)
  for (const clock of told) await sendWarning(db, clock, receivers.get(clock.id) ?? [], at)
  return told
}

async function note(db: Db, provinceCode: string, risen: readonly Risen[]): Promise<ReadonlySet<string>> {
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

async function sendWarning(db: Db, clock: Risen, personIds: readonly string[], at: Date): Promise<void> {
  const { petitionNo, type, remainingDays } = clock
  const message = CLOCKS[type].warning
  if (message)
    await sendMessage(db, { personIds, type: message, text: warningText(petitionNo, type, remainingDays), at })
}
