import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { gatherStatistics } from '../platform/database/statistics'
import type { Services } from '../platform/services'
import { offerDownloads } from './downloads/offer'
import { articleRows, docRows, nodeRows } from './knowledge/rows'
import { registerLetters } from './letters/register'
import { sendMails } from './mails/send'
import { sendMessages } from './messages/send'
import { noteToldLimits } from './messages/told-limits'
import { publishNotices } from './notices'
import { departmentRows, organisationRows } from './organisations/rows'
import { delegationRows } from './people/delegations'
import { personRows, postRoleRows, postRows } from './people/people'
import { PERSONAS, shownPersonas } from './people/personas'
import { regionRows } from './regions/regions'
import { ROLES } from './rights/roles'
import { grantRows, permissionRows, roleRows } from './rights/rows'

/** More petitions, each played by the demonstration's people from its registration on. */
export { fillCases } from './cases/fill'
/** Visitors of today in the province's hall. */
export { openHall } from './hall/open-hall'
/** What the composed remotes bring into the menus. */
export { showMenus } from './rights/show-menus'

/** Accounts that a newcomer should try, for the table that the launcher prints. */
export const demoAccounts = shownPersonas().map(({ account, name, posts: [post] }) => ({
  account,
  name,
  role: post ? `${post[0]} ${post[3] ? ROLES[post[3]] : '未授权'}` : '',
}))

/** Whether nothing has been filled in: nobody could sign in, for the system itself has no password. */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = db.selectFrom('person').where('password_hash', '<>', '').select('id').limit(1)
  return (await found.executeTakeFirst()) === undefined
}

/** Whether the demonstration is there, with everybody whom its cases need. */
export async function isDemo(db: Db): Promise<boolean> {
  const people = await db.selectFrom('person').where('is_demo', '=', true).select('login_account').execute()
  const accounts = new Set(people.map(({ login_account }) => login_account))
  return PERSONAS.every(({ account }) => accounts.has(account))
}

/**
 * Fills a database that holds the code tables alone with a province that does not exist, all or nothing. The same
 * day gives the same rows, but for the salts of the passwords and the time in the audit.
 */
export async function fillDemo(services: Services, log: (line: string) => void): Promise<void> {
  const today = dayOf(services.now())
  const people = await personRows(services.config.demoPassword, today)
  const letters = await services.db.transaction().execute(async db => {
    await fillOffices(db)
    await fillPeople(db, people)
    await db.insertInto('delegation').values(delegationRows(today)).execute()
    await publishNotices(db, today)
    await offerDownloads(db, services.files, today)
    await fillKnowledge(db)
    const registered = await registerLetters(db, services, today)
    await sendMessages(db, today)
    await noteToldLimits(db, services.config.provinceCode, today)
    await sendMails(db, today)
    return registered
  })
  await gatherStatistics(services.db)
  log(`Filled in 临江省: ${people.length} people, ${letters} letters`)
}

async function fillOffices(db: Db): Promise<void> {
  await db.insertInto('region').values(regionRows()).execute()
  await db.insertInto('organisation').values(organisationRows()).execute()
  await db.insertInto('department').values(departmentRows()).execute()
}

async function fillPeople(db: Db, people: Awaited<ReturnType<typeof personRows>>): Promise<void> {
  await db.insertInto('role').values(roleRows()).execute()
  await db.insertInto('permission_node').values(permissionRows()).execute()
  await db.insertInto('role_permission').values(grantRows()).execute()
  await db.insertInto('person').values(people).execute()
  await db.insertInto('post').values(postRows()).execute()
  await db.insertInto('post_role').values(postRoleRows()).execute()
}

async function fillKnowledge(db: Db): Promise<void> {
  await db.insertInto('kb_node').values(nodeRows()).execute()
  await db.insertInto('kb_doc').values(docRows()).execute()
  await db.insertInto('kb_article').values(articleRows()).execute()
}
