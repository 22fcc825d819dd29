import * as contract from '@portal/shared-lib/contract/accounts'
import { ACCOUNT_PERMISSIONS, ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { RIGHTS_PERMISSIONS } from '@portal/shared-lib/contract/rules/authorisation'
import * as scopes from '@portal/shared-lib/contract/scopes'
import { authorOf } from '../../platform/audit/author'
import { refuseRule } from '../../platform/refusal'
import { type Ask, type Route, route } from '../../platform/route'
import { activateAll } from './activate'
import { closeAccount, reopenAccount, signOutAccount, unlockAccount, untieAccount, wakeAccount } from './acts'
import { importAccounts, problemsOf } from './import'
import { listAccounts } from './list'
import { listScopes } from './list-scopes'
import { changeAccount, makeAccount, removePost, savePost } from './make'
import { lockPerson, type Person } from './person'
import { agreeRoles, declineRoles } from './proposals'
import { readAccount, readChoices } from './read'
import { askReset, issuePassword, setRoles } from './rights'
import { previewScope, proposeScope } from './scopes'

/** The page of the officers of the system (R91) and of security (R92). */
const PAGE = ['sys/user']
/** Where the posts of all stand with what they reach. */
const SCOPES_PAGE = ['sys/authorisation']
/** What the officer of the system does, who gives no rights. */
const MANAGE = [ACCOUNT_PERMISSIONS.manage]
/** What the security officer does, who makes no accounts. */
const GRANT = [ACCOUNT_PERMISSIONS.grant]
/** Whoever proposes rights, the security officer. */
const PROPOSE = [RIGHTS_PERMISSIONS.change]

type OfPerson = Ask<{ readonly personId: string }>

/** Somebody else's account. */
async function otherOf({ args, caller, db }: OfPerson): Promise<Person> {
  if (args.personId === caller.personId) refuseRule(TEXTS.self)
  return await lockPerson(db, args.personId)
}

async function close(ask: OfPerson) {
  const person = await otherOf(ask)
  if (!person.in_use) refuseRule(TEXTS.closedAlready)
  const problem = await closeAccount(ask.db, person, false, authorOf(ask))
  if (problem?.why === 'lastOfficer') refuseRule(TEXTS.lastOfficer)
  if (problem) refuseRule(TEXTS.work(problem.work.todos, problem.work.drafts, problem.work.leaderCases))
  return null
}

async function reopen(ask: OfPerson) {
  const person = await otherOf(ask)
  if (person.in_use) refuseRule(TEXTS.openAlready)
  await reopenAccount(ask.db, person, authorOf(ask))
  return null
}

const acting = (act: typeof wakeAccount) => async (ask: OfPerson) => {
  await act(ask.db, await otherOf(ask), authorOf(ask))
  return null
}

export const routes: Route[] = [
  route(contract.managedAccounts, PAGE, ({ args, db, services }) => listAccounts(db, services, args)),
  route(contract.managedAccount, PAGE, ({ args, caller, db, services }) =>
    readAccount(db, services, args.personId, caller),
  ),
  route(contract.accountChoices, PAGE, ({ args, db }) => readChoices(db, args.orgId)),
  route(contract.createAccount, MANAGE, ask => makeAccount(ask.db, ask.args, authorOf(ask))),
  route(contract.checkImport, MANAGE, async ({ args, db }) => ({ problems: await problemsOf(db, args.rows) })),
  route(contract.importAccounts, MANAGE, async ask => ({
    made: await importAccounts(ask.db, ask.args.rows, authorOf(ask)),
  })),
  route(contract.updateAccount, MANAGE, async ask => {
    await changeAccount(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.savePost, MANAGE, async ask => {
    await savePost(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.removePost, MANAGE, async ask => {
    await removePost(ask.db, ask.caller.provinceCode, ask.args.postId, authorOf(ask))
    return null
  }),
  route(contract.askPasswordReset, MANAGE, async ask => {
    await askReset(ask.db, ask.args.personId, authorOf(ask))
    return null
  }),
  route(contract.closeAccount, MANAGE, close),
  route(contract.reopenAccount, MANAGE, reopen),
  route(contract.signOutAccount, [...MANAGE, ...GRANT], acting(signOutAccount)),
  route(contract.unlockAccount, GRANT, acting(unlockAccount)),
  route(contract.wakeAccount, GRANT, acting(wakeAccount)),
  route(contract.untieAccount, GRANT, async ask => {
    const isUntied = await untieAccount(ask.db, await otherOf(ask), ask.args, authorOf(ask))
    if (!isUntied) refuseRule(TEXTS.tieGone)
    return null
  }),
  route(contract.setRoles, [...MANAGE, ...GRANT], async ask => {
    await setRoles(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.agreeRoles, [...MANAGE, ...GRANT], async ask => {
    await agreeRoles(ask.db, ask.args.ids, authorOf(ask))
    return null
  }),
  route(scopes.declineRoles, [...MANAGE, ...GRANT], async ask => {
    await declineRoles(ask.db, ask.args.ids, authorOf(ask))
    return null
  }),
  route(scopes.postScopes, SCOPES_PAGE, ({ args, caller, db }) => listScopes(db, args, caller)),
  route(scopes.previewScope, PROPOSE, ask => previewScope(ask.services, ask.args, authorOf(ask))),
  route(scopes.proposeScope, PROPOSE, async ask => {
    await proposeScope(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.activateAccounts, GRANT, async ask => ({
    list: await activateAll(ask.services, ask.args.personIds, authorOf(ask)),
  })),
  route(contract.issuePassword, GRANT, async ask => ({
    password: await issuePassword(ask.services, ask.args.personId, authorOf(ask)),
  })),
]
