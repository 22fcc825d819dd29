import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/joint-receptions'
import { digitsOf } from '../../../petitions/access/organisations'
import { contains } from '../../../platform/paging/like'
import { type Ask, type Route, route } from '../../../platform/route'
import { answerJointly, recallJoint, takeJoint } from './change'
import { handOverTicket, handOverVisit } from './hand-over'
import { readJoint } from './joint-reception'
import { receiving } from './receivers'

const MOST = 20

/** To whom a visitor may be handed over: units of the region in which somebody receives visitors. */
function windowUnits({
  db,
  caller,
  args,
}: Ask<CallInput<typeof contract.windowUnits>>): Promise<CallAnswer<typeof contract.windowUnits>> {
  return db
    .selectFrom('organisation')
    .where('in_use', '=', true)
    .where('is_choose', '=', true)
    .where('organisation.id', '<>', caller.orgId)
    .where('region_code', 'like', `${digitsOf(caller.regionCode)}%`)
    .where('company_name', 'like', contains(args.name))
    .where('organisation.id', 'in', receiving(db).select('post.org_id'))
    .orderBy('region_code')
    .orderBy('company_name')
    .limit(MOST)
    .select(['organisation.id as orgId', 'company_name as name'])
    .execute()
}

const PAGE = ['visitorManage/visitorRegister']

export const routes: Route[] = [
  route(contract.jointReceptions, PAGE, ({ caller, db, services }) => readJoint(db, caller, services.now())),
  route(contract.windowUnits, PAGE, windowUnits),
  route(contract.handOverTicket, PAGE, handOverTicket),
  route(contract.handOverVisit, PAGE, handOverVisit),
  route(contract.recallJoint, PAGE, recallJoint),
  route(contract.takeJoint, PAGE, takeJoint),
  route(contract.answerJoint, PAGE, answerJointly),
]
