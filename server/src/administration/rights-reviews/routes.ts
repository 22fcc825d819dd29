import * as contract from '@portal/shared-lib/contract/rights-reviews'
import { RIGHTS_PERMISSIONS } from '@portal/shared-lib/contract/rules/authorisation'
import { authorOf } from '../../platform/audit/author'
import { type Ask, type Route, route } from '../../platform/route'
import { type Acting, agreeRemoval, decide, declineRemoval } from './decide'
import { listReviews } from './list'
import { readReview } from './read'
import { returnReview, sign } from './sign'

/** Those of the officers of rights, and the auditor's, who changes no right. */
const PAGES = ['sys/authorisation', 'sys/audit']
const AGREE = [RIGHTS_PERMISSIONS.agree]
const SIGN = [RIGHTS_PERMISSIONS.change, 'sys/audit']

const acting = (ask: Pick<Ask<never>, 'caller' | 'services' | 'requestId' | 'request'>): Acting => ({
  caller: ask.caller,
  by: authorOf(ask),
  now: ask.services.now(),
})

export const routes: Route[] = [
  route(contract.rightsReviews, PAGES, ({ args, caller, db }) => listReviews(db, caller, args)),
  route(contract.rightsReview, PAGES, ({ args, caller, db }) => readReview(db, args.id, caller)),
  route(contract.decideRights, AGREE, async ask => {
    await decide(ask.db, ask.args, acting(ask))
    return null
  }),
  route(contract.agreeRemoval, AGREE, async ask => {
    await agreeRemoval(ask.db, ask.args, acting(ask))
    return null
  }),
  route(contract.declineRemoval, AGREE, async ask => {
    await declineRemoval(ask.db, ask.args, acting(ask))
    return null
  }),
  route(contract.signReview, SIGN, async ask => {
    await sign(ask.db, ask.args.id, acting(ask))
    return null
  }),
  route(contract.returnReview, ['sys/audit'], async ask => {
    await returnReview(ask.db, ask.args, acting(ask))
    return null
  }),
]
