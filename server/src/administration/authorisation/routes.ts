import * as contract from '@portal/shared-lib/contract/authorisation'
import { RIGHTS_PERMISSIONS } from '@portal/shared-lib/contract/rules/authorisation'
import { authorOf } from '../../platform/audit/author'
import { type Ask, type Route, route } from '../../platform/route'
import { agree, change, decline, preview } from './change'
import { agreeTo, delegate, endDelegation, listDelegations } from './delegations'
import { readMatrix } from './matrix'
import { whoSees } from './who-sees'

/** The page of the security officer (R92), on which the system's officer (R91) agrees. */
const PAGE = ['sys/authorisation']
const CHANGE = [RIGHTS_PERMISSIONS.change]
const AGREE = [RIGHTS_PERMISSIONS.agree]

const deciding = (decide: typeof agree) => async (ask: Ask<{ readonly ids: readonly string[] }>) => {
  await decide(ask.db, ask.args.ids, authorOf(ask))
  return null
}

export const routes: Route[] = [
  route(contract.rightsMatrix, PAGE, ({ db, caller }) => readMatrix(db, caller)),
  route(contract.previewRights, CHANGE, ({ args, db }) => preview(db, args)),
  route(contract.changeRights, CHANGE, async ask => {
    await change(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.agreeRights, AGREE, deciding(agree)),
  route(contract.declineRights, AGREE, deciding(decline)),
  route(contract.whoSees, CHANGE, ask => whoSees(ask.db, ask, authorOf(ask))),
  route(contract.postDelegations, PAGE, async ({ caller, db, services }) => ({
    list: await listDelegations(db, caller, services.now()),
  })),
  route(contract.delegatePost, CHANGE, async ask => {
    await delegate(ask.db, ask.args, ask.services.now(), authorOf(ask))
    return null
  }),
  route(contract.agreeDelegation, AGREE, async ask => {
    await agreeTo(ask.db, ask.args.id, authorOf(ask))
    return null
  }),
  route(contract.endDelegation, AGREE, async ask => {
    await endDelegation(ask.db, ask.args.id, ask.services.now(), authorOf(ask))
    return null
  }),
]
