import * as contract from '@portal/shared-lib/contract/terminations'
import { isPetitionVisible } from '../petitions/record/scope'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'
import { type Ask, type Route, route } from '../platform/route'
import { readProceedingButtons } from '../workflow/buttons'
import { readFileOf } from '../workflow/engine/case-file'
import { registerActions } from '../workflow/routes'
import { TERMINATION_ACTIONS } from './actions'
import { applyTermination } from './apply'
import { proceedingIn, TERMINATION, type Termination } from './kind'
import { listTerminations } from './list'
import { stateNewFacts } from './new-facts'
import { readCandidate, readTermination, readTerminationsOf } from './read'

const terminations = route(contract.terminations, [], ({ args, caller, db }) => listTerminations(db, caller, args))

const terminationsOf = route(contract.terminationsOf, [], ({ args, caller, db }) =>
  readTerminationsOf(db, caller, args.petitionNo),
)

const candidate = route(contract.candidate, [], ({ args, caller, db }) => readCandidate(db, caller, args.petitionNo))

/** Who opened which filing is part of the audit, as with cases. */
const termination = route(contract.termination, [], async ask => {
  const { caller, db, request } = ask
  const row = await getTermination(ask, ask.args.proceedingId)
  const opened = { action: '查看终结申报', objectType: 'termination', objectId: row.filing_no, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return await readTermination(db, caller, row)
})

const buttons = route(contract.terminationButtons, [], async ask => {
  const { caller, db, services } = ask
  const row = await getTermination(ask, ask.args.proceedingId)
  const file = await readFileOf(db, caller, row.petition_id)
  return await readProceedingButtons(db, { kind: TERMINATION, file, caller, at: services.now() }, proceedingIn(row))
})

/** Refused alike where there is none and where the caller may not know of its petition. */
async function getTermination({ db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>, id: string): Promise<Termination> {
  const row = isRowId(id)
    ? await db
        .selectFrom('termination')
        .where('province_code', '=', caller.provinceCode)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst()
    : undefined
  if (!row || !(await isPetitionVisible(db, caller, row.petition_id))) refuse('notFound', { what: TERMINATION.name })
  return row
}

export const routes: Route[] = [
  ...registerActions([applyTermination, stateNewFacts, ...TERMINATION_ACTIONS]),
  ...[terminations, terminationsOf, candidate, termination, buttons],
]
