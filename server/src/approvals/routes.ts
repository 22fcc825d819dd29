import * as contract from '@portal/shared-lib/contract/approvals'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { movingTogether } from '../petitions/todos/counter'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { type Route, route } from '../platform/route'
import { type Calling, callingOf, type Deciding, type Writing } from './calling'
import { findColleagues } from './chain/colleagues'
import { addSignerTo } from './decide/add-signer'
import { agree } from './decide/agree'
import { agreeToMany } from './decide/agree-many'
import { beginDecision } from './decide/begin'
import { forwardTo } from './decide/forward'
import { sendBack, sendBackTo } from './decide/send-back'
import { withdrawApproval } from './decide/withdraw'
import { delegateTo, endDelegation } from './delegations/delegate'
import { listDelegations } from './delegations/list'
import { readApproval } from './sheet/read'
import { routes as signatures } from './signatures/routes'
import { approvalSubjects, subjectsBeside } from './subjects'
import { countApprovals, listApprovals } from './waiting/list'

// Who may is a matter of rows: those whom a chain asks, whom they have entrusted, and who submitted it. Only entrusting
// others is a right of its own.

const approvals = route(contract.approvals, [], ({ args, caller, db, services }) =>
  listApprovals(db, caller, args, services.now()),
)

const approvalCounts = route(contract.approvalCounts, [], ({ args, caller, db, services }) =>
  countApprovals(db, caller, args, services.now()),
)

/** Who opened which approval is part of the audit, as with cases. */
const approval = route(contract.approval, [], async ({ args, caller, db, services, request }) => {
  const shown = await readApproval(db, caller, args, services.now())
  const opened = { action: '查看审批事项', objectType: 'approval', objectId: shown.approvalId, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return shown
})

const decide = route(contract.decide, [], async ask => {
  const { args } = ask
  return await together(ask, async calling => {
    const deciding = await beginDecision(calling, args)
    return { state: await decided(deciding, args) }
  })
})

async function decided(deciding: Deciding, { decision, opinion, backTo }: CallInput<typeof contract.decide>) {
  if (decision === 'agree') return await agree(deciding, opinion)
  return await (backTo === undefined ? sendBack(deciding, opinion) : sendBackTo(deciding, backTo, opinion))
}

const forward = route(contract.forward, [], async ask => {
  const { personId, opinion } = ask.args
  await together(ask, async calling => forwardTo(await beginDecision(calling, ask.args), personId, opinion))
  return null
})

const addSigner = route(contract.addSigner, [], async ask => {
  const { personId, place, opinion } = ask.args
  await together(ask, async calling => addSignerTo(await beginDecision(calling, ask.args), personId, place, opinion))
  return null
})

const withdraw = route(contract.withdraw, [], async ask => {
  await together(ask, calling => withdrawApproval(calling, ask.args.approvalId))
  return null
})

const agreeMany = route(contract.agreeMany, [], ask =>
  together(ask, calling => agreeToMany(calling, ask.args.items, ask.args.opinion)),
)

const colleagues = route(contract.colleagues, [], ({ args, caller, db }) => findColleagues(db, caller, args))

const subjects = route(contract.subjects, [], async () => [
  ...Object.entries(approvalSubjects).map(([type, { name, batchSafe }]) => ({ type, name, batchSafe })),
  ...Object.entries(subjectsBeside).map(([type, name]) => ({ type, name, batchSafe: false })),
])

const delegations = route(contract.delegations, [], ({ caller, db, services }) =>
  listDelegations(db, caller, services.now()),
)

const delegate = route(contract.delegate, ['sp:delegate'], async ask => ({
  delegationId: await delegateTo(callingOf(ask), ask.args),
}))

const end = route(contract.endDelegation, [], async ask => {
  await endDelegation(callingOf(ask), ask.args.delegationId)
  return null
})

/** Decisions close and open to-dos in several places; their counters are moved once, at the end. */
const together = <T>(ask: Writing, perform: (calling: Calling) => Promise<T>): Promise<T> =>
  movingTogether(ask.db, ask.caller.provinceCode, () => perform(callingOf(ask)))

export const routes: Route[] = [
  approvals,
  approvalCounts,
  approval,
  decide,
  forward,
  addSigner,
  withdraw,
  agreeMany,
  colleagues,
  subjects,
  delegations,
  delegate,
  end,
  ...signatures,
]
