import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'
import { refuseRule } from '../../platform/refusal'
import { isChoosable } from '../../platform/tables/valid'

/** The name of a code that can be chosen; refused with a text where there is no such code. */
export async function chosenCode(db: Db, table: string, code: string, refusal: string): Promise<string> {
  const item = await db
    .selectFrom('code_item')
    .where('table_name', '=', table)
    .where('code_id', '=', code)
    .where(isChoosable())
    .select('code_name')
    .modifyFront(KEPT)
    .executeTakeFirst()
  return item?.code_name ?? refuseRule(refusal)
}

/** As `chosenCode`, of several. */
export const chosenCodes = (db: Db, table: string, codes: readonly string[], refusal: string): Promise<string[]> =>
  Promise.all(codes.map(code => chosenCode(db, table, code, refusal)))
