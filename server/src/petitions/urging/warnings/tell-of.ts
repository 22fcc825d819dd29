import { limitName } from '@portal/shared-lib/contract/rules/limits'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { sendMessage } from '../../../post/messages/send'
import { CLOCKS, type ClockType } from '../../clocks/types'
import type { Crossed } from './crossed'
import { circleOf } from './levels'
import { receiversOf } from './receivers'

/**
 * Warns of clocks and notes in them that it is done, in the caller's transaction. One that has ended, moved or been
 * told of since it was read is left alone; answers the others.
 */
export async function tellOf(db: Db, provinceCode: string, crossed: readonly Crossed[], at: Date): Promise<Crossed[]> {
  const noted = await noteLevels(db, provinceCode, crossed)
  const told = crossed.filter(({ id }) => noted.has(id))
  const asked = told.map(({ id, level }) => ({ clockId: id, ...circleOf(level) }))
  const receivers = await receiversOf(db, provinceCode, asked)
  for (const clock of told) await sendWarning(db, clock, receivers.get(clock.id) ?? [], at)
  return told
}

async function sendWarning(db: Db, clock: Crossed, personIds: readonly string[], at: Date): Promise<void> {
  const { petitionNo, type, remainingDays } = clock
  const message = CLOCKS[type].warning
  if (message)
    await sendMessage(db, { personIds, type: message, text: warningText(petitionNo, type, remainingDays), at })
}

const TOPIC = '督办专题'

/** A petition by its number; a topic that is supervised has none and is called by its title. */
export const subjectOf = (noOrTopic: string): string => (noOrTopic.startsWith(TOPIC) ? noOrTopic : `信访件${noOrTopic}`)

/** What a warning says. The number of the petition in it leads to the case. */
export const warningText = (petitionNo: string, type: ClockType, remainingDays: number): string =>
  limitText(subjectOf(petitionNo), limitName(type), remainingDays)

/** What a warning says of a limit of something. */
export function limitText(subject: string, limit: string, remainingDays: number): string {
  if (remainingDays < 0) return `${subject}的${limit}已超期${-remainingDays}天，请尽快办理。`
  if (remainingDays === 0) return `${subject}的${limit}今日届满，请及时处理。`
  return `${subject}距${limit}还剩${remainingDays}天，请及时处理。`
}

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
