import { nextSerial } from '../../../petitions/record/number'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'

const PREFIX = 'CK'
const REGION_DIGITS = 6
const SERIAL_DIGITS = 4
const LARGEST_SERIAL = 9999

/** `CK RRRRRR YYMMDD SSSS` without the blanks. Its serial stays locked until the caller's transaction ends. */
export async function nextTicketNo(db: Db, { regionCode }: Caller, at: Date): Promise<string> {
  const region6 = regionCode.slice(0, REGION_DIGITS)
  const day = dayOf(at)
  const serial = await nextSerial(db, PREFIX, region6, day)
  if (serial > LARGEST_SERIAL) refuseRule('本机构今日的窗口票号已用完（9999个），请于次日再发号')
  return PREFIX + region6 + day.slice(2).replaceAll('-', '') + String(serial).padStart(SERIAL_DIGITS, '0')
}

/** Keeps a number for the caller's organisation; those of former days that nobody issued go. */
export async function reserveTicketNo(db: Db, caller: Caller, at: Date): Promise<string> {
  const ticketNo = await nextTicketNo(db, caller, at)
  const of = { province_code: caller.provinceCode, org_id: caller.orgId }
  const day = dayOf(at)
  await db
    .deleteFrom('reserved_ticket')
    .where(eb => eb.and(of))
    .where('day', '<', day)
    .execute()
  await db
    .insertInto('reserved_ticket')
    .values({ ...of, ticket_no: ticketNo, day })
    .execute()
  return ticketNo
}

/** Uses a reserved number up. Refuses one that is not of today, not of the caller's organisation, or issued already. */
export async function takeReserved(db: Db, caller: Caller, ticketNo: string, at: Date): Promise<string> {
  const { provinceCode: province_code, orgId: org_id } = caller
  const taken = await db
    .deleteFrom('reserved_ticket')
    .where(eb => eb.and({ province_code, org_id, ticket_no: ticketNo, day: dayOf(at) }))
    .returning('ticket_no')
    .executeTakeFirst()
  return taken?.ticket_no ?? refuseRule('该窗口登记编号不是本机构今日预留的，或已发出，请重新取号')
}
