import { callTicket, issueTicket, missTicket, voidTicket } from '@portal/shared-lib/contract/tickets'
import { recordAudit } from '../../platform/audit/record'
import { dayOf, SECOND_MS, startOfDay } from '../../platform/calendar/china-time'
import type { Services } from '../../platform/services'
import { performAt } from '../cases/perform'
import { callersOf } from '../cases/stage'
import { putNoticeUp } from './notice'
import { planReceptions } from './receptions'
import { VISITORS } from './visitors'

const OPENED = '演示大厅'
const BETWEEN_MS = 7 * 60 * SECOND_MS

/**
 * Lets visitors come to the province's hall today, once a day: some were called, one did not come, others wait. They
 * have come one after the other up to now, though not before today. Its leaders receive as they have planned.
 */
export async function openHall(services: Services): Promise<void> {
  const { db } = services
  const now = services.now()
  const day = dayOf(now)
  if (await wasOpened(services, day)) return
  const callerOf = await callersOf(services)
  await db.transaction().execute(async transaction => {
    const stage = { db: transaction, services, callerOf }
    for (const [index, { state, ...visitor }] of VISITORS.entries()) {
      const at = cameAt(now, VISITORS.length - index)
      const { ticketNo } = await performAt(stage, at, 'zs02', issueTicket, visitor)
      if (state === 'void') await performAt(stage, at, 'zs02', voidTicket, { ticketNo, reason: '来访人到窗口后离开' })
      if (state === 'called' || state === 'missed') await performAt(stage, now, 'zs03', callTicket, { ticketNo })
      if (state === 'missed') await performAt(stage, now, 'zs03', missTicket, { ticketNo })
    }
    await putNoticeUp(stage, now)
    await planReceptions(stage, now)
    await recordAudit(transaction, { action: OPENED, objectType: OPENED, objectId: day })
  })
}

async function wasOpened({ db }: Services, day: string): Promise<boolean> {
  const found = db.selectFrom('audit').where('object_type', '=', OPENED).where('object_id', '=', day).select('id')
  return (await found.executeTakeFirst()) !== undefined
}

const cameAt = (now: Date, before: number): Date =>
  new Date(Math.max(now.getTime() - before * BETWEEN_MS, startOfDay(dayOf(now)).getTime()))
