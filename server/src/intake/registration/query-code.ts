import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/database/connect'

const DIGITS = 8

/** A code by which the petitioner asks how it stands: nobody can tell it from the number, nor from another code. */
export async function newQueryCode(db: Db, provinceCode: string): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const taken = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('query_code', '=', code)
    .where('query_code', '<>', '')
    .select('id')
    .executeTakeFirst()
  return taken ? await newQueryCode(db, provinceCode) : code
}
