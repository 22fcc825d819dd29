import { ACCOUNT_COMMANDS } from './account-commands'
import { runWithServices } from './with-services'

const FORCE = '--force'

// npm run account -- unlock|wake|sign-out|close|reopen|enrol|local|outside <account> [--force]
runWithServices(async (services, words) => {
  const { db } = services
  const [name = '', account = ''] = words.filter(word => word !== FORCE)
  if (!isCommand(name) || !account)
    throw new Error(`Usage: account ${Object.keys(ACCOUNT_COMMANDS).join('|')} <account> [${FORCE}]`)
  const person = await db.selectFrom('person').where('login_account', '=', account).selectAll().executeTakeFirst()
  if (!person) throw new Error(`There is no account ${account}`)
  console.log(
    await db
      .transaction()
      .execute(transaction => ACCOUNT_COMMANDS[name]({ ...services, db: transaction }, person, words.includes(FORCE))),
  )
})

function isCommand(name: string): name is keyof typeof ACCOUNT_COMMANDS {
  return Object.hasOwn(ACCOUNT_COMMANDS, name)
}
