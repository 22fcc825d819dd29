import { limitName } from '@portal/shared-lib/contract/rules/limits'
import type { Db } from '../../../platform/database/connect'
import { sendMessage } from '../../../post/messages/send'
import { CLOCKS, type ClockType } from '../../clocks/types'
import type { Crossed } from './crossed'
import { circleOf } from './levels'
import { noteLevels } from './note-levels'
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

/** What a warning says. The number of the petition in it leads to the case. */
export function warningText(petitionNo: string, type: ClockType, remainingDays: number): string {
  const petition = `信访件${petitionNo}`
  const limit = limitName(type)
  if (remainingDays < 0) return `${petition}的${limit}已超期${-remainingDays}天，请尽快办理。`
  if (remainingDays === 0) return `${petition}的${limit}今日届满，请及时处理。`
  return `${petition}距${limit}还剩${remainingDays}天，请及时处理。`
}
