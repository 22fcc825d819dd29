import { demoAccounts } from '../../fixtures/demo'
import { passwordFits } from '../people/identity/passwords'
import type { Services } from '../platform/services'
import type { Summary } from './report'

/** The address, and with a demonstration whom one can sign in as. */
export async function summaryOf({ config, db }: Services, address: string): Promise<Summary> {
  const person = await db.selectFrom('person').where('is_demo', '=', true).selectAll().limit(1).executeTakeFirst()
  if (!person) return { address, accounts: [] }
  // An earlier start may have filled it in with another password.
  const fits = await passwordFits(person.password_hash, config.demoPassword)
  return { address, accounts: demoAccounts, ...(fits && { password: config.demoPassword }) }
}
