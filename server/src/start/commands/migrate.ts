import { deliverAgain } from '../../people/rights/deliver'
import { readConfig } from '../../platform/config'
import { ROOT } from '../../platform/root'
import { deliverHelpAgain } from '../../post/knowledge/help/deliver'
import { configuredUrls } from '../database-url'
import { failureText } from '../failure'
import { asOwner, prepareRoles } from '../prepare-roles'

// npm run migrate: makes the tables by DATABASE_MIGRATE_URL, their owner, and lets the role of DATABASE_URL use them.
async function main(): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const urls = configuredUrls(config)
  if (urls?.owner === undefined)
    throw new Error('Name the owner of the tables by DATABASE_MIGRATE_URL, and DATABASE_URL')
  await asOwner(urls, async db => {
    await prepareRoles(db, urls, config, { note: line => console.error(line) })
    await deliverAgain(db)
    await deliverHelpAgain(db)
  })
  console.log('The tables are those of this version')
}

main().catch(error => {
  console.error(failureText(error))
  process.exitCode = 1
})
