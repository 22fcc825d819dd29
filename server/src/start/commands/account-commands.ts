import type { Selectable } from 'kysely'
import {
  closeAccount,
  keepLocal,
  reopenAccount,
  signOutAccount,
  unlockAccount,
  wakeAccount,
} from '../../administration/accounts/acts'
import { handOutSecondFactor } from '../../people/identity/second-factor/hand-out'
import { COMMAND_LINE } from '../../platform/audit/author'
import type { Database } from '../../platform/database/schema'
import type { Services } from '../../platform/services'

/**
 * What the security officer may do to an account at the command line; the answer is what to tell the officer. `force`
 * does it though something speaks against it.
 */
type AccountCommand = (services: Services, person: Selectable<Database['person']>, force: boolean) => Promise<string>

type Name = 'unlock' | 'wake' | 'sign-out' | 'close' | 'reopen' | 'enrol' | 'local' | 'outside'

export const ACCOUNT_COMMANDS: Readonly<Record<Name, AccountCommand>> = {
  unlock: async ({ db }, person) => {
    await unlockAccount(db, person, COMMAND_LINE)
    return 'The account is not locked any more, from whichever address.'
  },
  wake: async ({ db }, person) => {
    await wakeAccount(db, person, COMMAND_LINE)
    return 'The account may sign in again.'
  },
  'sign-out': async ({ db }, person) => {
    await signOutAccount(db, person, COMMAND_LINE)
    return 'All sessions of the account have ended.'
  },
  async close({ db }, person, force) {
    const problem = await closeAccount(db, person, force, COMMAND_LINE)
    if (problem?.why === 'lastOfficer')
      throw new Error(`The account is the only one in use with the role ${problem.roles.join(', ')}.`)
    if (problem)
      throw new Error(
        `The account still has ${problem.work.todos} to-dos, ${problem.work.drafts} drafts and ` +
          `${problem.work.leaderCases} leader's cases. The head of the department hands them over first (离岗移交); ` +
          '--force closes it with them.',
      )
    return 'The account is closed.'
  },
  async reopen({ db }, person) {
    if (person.in_use) throw new Error('The account is not closed')
    await reopenAccount(db, person, COMMAND_LINE)
    return 'The account is open. The security officer agrees to its roles and hands a password out at /sys/user.'
  },
  enrol: handOutSecondFactor,
  async local({ db }, person) {
    await keepLocal(db, person, true, COMMAND_LINE)
    return 'The account signs in with what the portal keeps of it alone.'
  },
  async outside({ db }, person) {
    await keepLocal(db, person, false, COMMAND_LINE)
    return 'The account signs in by the providers of the province, too; where there is a directory, with its password.'
  },
}
