import { checkDigit } from '@portal/shared-lib/contract/rules/petition-number'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

const LARGEST_SERIAL = 99_999
const SERIAL_DIGITS = 5
const REGION_DIGITS = 6
const DAY_IS_FULL = '本机构今日的信访件编号已用完（99999件），请于次日再登记'

/** By what numbers are counted: one row of serials per channel prefix, region of the registering organisation and day. */
export interface NumberSeries {
  readonly prefix: string
  /** Twelve digits. */
  readonly regionCode: string
  readonly at: Date
}

/**
 * The next petition number of a series. The serial stays locked until the caller's transaction ends, so that numbers
 * of registrations that fail are used by the next one.
 */
export async function nextPetitionNo(db: Db, { prefix, regionCode, at }: NumberSeries): Promise<string> {
  const region6 = regionCode.slice(0, REGION_DIGITS)
  const day = dayOf(at)
  const serial = await nextSerial(db, prefix, region6, day)
  if (serial > LARGEST_SERIAL) refuseRule(DAY_IS_FULL)
  return petitionNoOf(prefix, region6, day, serial)
}

/** `PP RRRRRR YYMMDD SSSSS C` without the blanks: prefix, region, day, serial, check digit. */
export function petitionNoOf(prefix: string, region6: string, day: string, serial: number): string {
  const digits = region6 + day.slice(2).replaceAll('-', '') + String(serial).padStart(SERIAL_DIGITS, '0')
  return prefix + digits + checkDigit(digits)
}

/** The next serial of a prefix, a region and a day. It stays locked until the caller's transaction ends. */
export async function nextSerial(db: Db, prefix: string, region6: string, day: string): Promise<number> {
  const { last_no } = await db
    .insertInto('petition_serial')
    .values({ prefix, region6, day, last_no: 1 })
    .onConflict(row =>
      row.columns(['prefix', 'region6', 'day']).doUpdateSet({ last_no: sql`petition_serial.last_no + 1` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return last_no
}
