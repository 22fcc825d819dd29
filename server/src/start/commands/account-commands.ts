import type { Selectable } from 'kysely'
import { forgetFailuresOf } from '../../people/identity/attempts/counting'
import { endSessionsOf } from '../../people/identity/end-sessions'
import { handOutSecondFactor } from '../../people/identity/second-factor/hand-out'
import { openWorkOf } from '../../petitions/todos/assign/open-work'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import type { Services } from '../../platform/services'

/**
 * What the security officer may do to an account at the command line; the answer is what to tell the officer. `force`
 * does it though something speaks against it.
 */
type AccountCommand = (services: Services, person: Selectable<Database['person']>, force: boolean) => Promise<string>

type Name = 'unlock' | 'wake' | 'sign-out' | 'close' | 'reopen' | 'enrol'

export const ACCOUNT_COMMANDS: Readonly<Record<Name, AccountCommand>> = {
  unlock: async ({ db }, person) => {
    await forgetFailuresOf(db, person)
    await record(db, person, 'unlock')
    return 'The account is not locked any more, from whichever address.'
  },
  wake: async ({ db }, person) => {
    await db.updateTable('person').set({ last_sign_in_at: new Date() }).where('id', '=', person.id).execute()
    await record(db, person, 'wake')
    return 'The account may sign in again.'
  },
  'sign-out': async ({ db }, person) => {
    await endSessionsOf(db, person.id)
    await record(db, person, 'endSessions')
    return 'All sessions of the account have ended.'
  },
  async close({ db }, person, force) {
    const { todos, drafts, leaderCases } = await openWorkOf(db, person.id)
    const left = todos + drafts + leaderCases
    if (!force && left > 0)
      throw new Error(
        `The account still has ${todos} to-dos, ${drafts} drafts and ${leaderCases} leader's cases. The head of the ` +
          'department hands them over first (离岗移交); --force closes it with them.',
      )
    await db.updateTable('person').set({ in_use: false }).where('id', '=', person.id).execute()
    await endSessionsOf(db, person.id)
    await record(db, person, left > 0 ? 'closeWithWork' : 'close', CLOSED)
    return 'The account is closed.'
  },
  async reopen({ db }, person) {
    if (person.in_use) throw new Error('The account is not closed')
    // Nobody knows who else has learned the password meanwhile, and it does not sleep from the beginning.
    const fresh = { in_use: true, must_change_password: true, last_sign_in_at: new Date() }
    await db.updateTable('person').set(fresh).where('id', '=', person.id).execute()
    await record(db, person, 'reopen', { was: CLOSED.is, is: CLOSED.was })
    return 'The account may sign in again, with its password, which it then has to change.'
  },
  enrol: handOutSecondFactor,
}

const CLOSED = { was: { inUse: true }, is: { inUse: false } }

const record = (
  db: Db,
  { id: objectId }: Selectable<Database['person']>,
  action: string,
  change: Partial<typeof CLOSED> = {},
) => recordSetting(db, { action, objectType: 'person', objectId, ...change })
