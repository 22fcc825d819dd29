import * as contract from '@portal/shared-lib/contract/joint-receptions'
import { type Route, route } from '../../../platform/route'
import { answerJointly, recallJoint, takeJoint } from './change'
import { handOverTicket, handOverVisit } from './hand-over'
import { readJoint } from './joint-reception'
import { windowUnits } from './window-units'

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
