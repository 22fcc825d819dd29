import type { CallInput } from '@portal/shared-lib/contract/form'
import type { registerLetter } from '@portal/shared-lib/contract/petitions'
import { ID_CARD_PROBLEM, isIdCard } from '@portal/shared-lib/contract/rules/person'
import { PETITION_TEXTS } from '@portal/shared-lib/contract/rules/petition'
import type { Db } from '../database/connect'
import { refuseRule } from '../http/refusal'

/** What a registrar has typed in, as far as the contract can check it. */
export type Letter = CallInput<typeof registerLetter>

interface CheckedAgainst {
  /** Day at +08:00. */
  readonly today: string
  readonly strictIdCards: boolean
}

/** What speaks against a letter beyond the contract: the calendar, the ID card, the code tables. */
export async function checkLetter(db: Db, letter: Letter, { today, strictIdCards }: CheckedAgainst): Promise<void> {
  const { anonymous, idCard, petitionDate, category, purpose, placeRegion } = letter
  if (petitionDate > today) refuseRule(PETITION_TEXTS.futureDate)
  if (!anonymous && idCard && !isIdCard(idCard, today, strictIdCards)) refuseRule(ID_CARD_PROBLEM)
  if (!(await isCode(db, 'DM_XFMD', purpose))) refuseRule(PETITION_TEXTS.purpose)
  if (!(await isCode(db, 'DM_NRFL', category))) refuseRule(PETITION_TEXTS.category)
  if (!(await isRegion(db, placeRegion))) refuseRule(PETITION_TEXTS.place)
}

async function isCode(db: Db, table: string, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('code_item')
    .where('table_name', '=', table)
    .where('code_id', '=', code)
    .where('in_use', '=', true)
    .select('code_id')
    .executeTakeFirst()
  return found !== undefined
}

async function isRegion(db: Db, code: string): Promise<boolean> {
  const found = await db.selectFrom('region').where('region_code', '=', code).select('region_code').executeTakeFirst()
  return found !== undefined
}
