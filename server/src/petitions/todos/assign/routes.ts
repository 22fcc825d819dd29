import * as contract from '@portal/shared-lib/contract/assignments'
import { undone } from '../../../platform/database/undone'
import { refuse } from '../../../platform/refusal'
import { type Ask, type Route, route } from '../../../platform/route'
import { takeTodo } from '../claim'
import { listAssignees } from './assignees'
import { appoint, endDeputyship, listDeputies } from './deputies'
import { handOverWork, listLeavers, readWork } from './handover'
import { distributeTodos, handOnTodos, type Moving, releaseTodos } from './move'
import { previewDistributed } from './preview'
import { remindOfTodos } from './remind'
import { withEach } from './several'

const PAGES = { department: 'toDoManage/departToDo', personal: 'toDoManage/personalToDo' }
const HEADS = ['R07', 'R13']

const movingOf = ({ db, caller, services, requestId, request }: Ask<unknown>): Moving => ({
  db,
  caller,
  services,
  at: services.now(),
  origin: { requestId, address: request.ip },
})

function refuseUnlessHead({ caller }: Ask<unknown>): void {
  if (!caller.roles.some(role => HEADS.includes(role))) refuse('forbidden')
}

const claimSeveral = route(contract.claimSeveral, [PAGES.department], ask => {
  const { db, caller, at, origin } = movingOf(ask)
  return withEach(db, caller, ask.args.todoIds, todo => takeTodo(db, caller, todo, at, origin))
})

const distribute = route(contract.distribute, [PAGES.department], async ask => {
  refuseUnlessHead(ask)
  return await distributeTodos(movingOf(ask), ask.args.todoIds, ask.args.personId)
})

const previewDistribution = route(contract.previewDistribution, [PAGES.department], ask => {
  refuseUnlessHead(ask)
  const { todoIds, personId } = ask.args
  return undone(ask.services, db => previewDistributed({ ...movingOf(ask), db }, todoIds, personId))
})

const handOn = route(contract.handOn, [PAGES.personal], ask => handOnTodos(movingOf(ask), ask.args.todoIds, ask.args))

const release = route(contract.release, [PAGES.personal], ask => releaseTodos(movingOf(ask), ask.args.todoIds))

const remind = route(contract.remind, [PAGES.personal], ask => remindOfTodos(movingOf(ask), ask.args))

const assignees = route(contract.assignees, Object.values(PAGES), ({ args, caller, db, services }) =>
  listAssignees(services, db, caller, args.within),
)

const deputies = route(contract.deputies, Object.values(PAGES), ({ caller, db, services }) =>
  listDeputies(db, caller, services.now()),
)

const appointDeputy = route(contract.appointDeputy, Object.values(PAGES), ask => appoint(movingOf(ask), ask.args))

const endDeputy = route(contract.endDeputy, Object.values(PAGES), async ask => {
  await endDeputyship(movingOf(ask), ask.args.deputyId)
  return null
})

const leavers = route(contract.leavers, [PAGES.department], ask => {
  refuseUnlessHead(ask)
  return listLeavers(ask.db, ask.caller)
})

const workOf = route(contract.workOf, [PAGES.department], async ask => {
  refuseUnlessHead(ask)
  return await readWork(ask.db, ask.caller, ask.args.leaverId)
})

const handOver = route(contract.handOver, [PAGES.department], async ask => {
  refuseUnlessHead(ask)
  return await handOverWork(movingOf(ask), ask.args)
})

export const routes: Route[] = [
  ...[claimSeveral, distribute, previewDistribution, handOn, release, remind, assignees],
  ...[deputies, appointDeputy, endDeputy, leavers, workOf, handOver],
]
