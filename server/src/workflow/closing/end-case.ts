import { endPendingApprovals } from '../../approvals/decide/end-pending'
import { findOffice } from '../../people/organisations/office'
import type { ClockType } from '../../petitions/clocks/types'
import { STATE, STEP, type State, type StepState } from '../../petitions/record/states'
import type { Step } from '../engine/case-file'
import { stopAll } from '../engine/clocks'
import { answeringStep } from '../engine/derive'
import { BESIDE_CASES } from '../engine/subjects'
import { peopleWithRole, tellPeople } from '../engine/tell'
import { closeAll } from '../engine/todos'
import { changePetition, changeStep, type Work } from '../engine/work'
import { declineEvaluations } from './evaluation'

/** How a case ends. */
export interface Ending {
  readonly state: State
  /** DM_BJLX. */
  readonly closeType: string
  /** DM_SDW. */
  readonly fourOutcomes?: readonly string[]
  /** Whether those who wait for the outcome are told; they are unless said otherwise. */
  readonly isTold?: boolean
}

/** After these the petitioner may still rate, and ask for a review. */
const ANSWERED: readonly State[] = [STATE.closed, STATE.notAccepted, STATE.noFurther]
const WINDOWS: readonly ClockType[] = ['K09', 'K11', 'K13']
/** Of what is carried on beside the case, and goes on when it has ended. */
const OF_PROCEEDINGS: readonly ClockType[] = ['K10', 'K12', 'K14', 'K18', 'K19', 'K22', 'K23']
const OVER: readonly StepState[] = [STEP.returned, STEP.done, STEP.recalled, STEP.transferred]

/** Ends the case for everybody on it: nobody has to do anything any more, and nothing is due. */
export async function endCase(work: Work, ending: Ending): Promise<void> {
  const { state, closeType, fourOutcomes, isTold = true } = ending
  const { db, at, caller, file } = work
  await closeAll(work)
  const choice = { provinceCode: caller.provinceCode, petitionId: file.petition.id }
  await endPendingApprovals(db, { ...choice, but: BESIDE_CASES }, { at, personId: caller.personId })
  await stopAll(work, '办结', [...OF_PROCEEDINGS, ...(ANSWERED.includes(state) ? WINDOWS : [])])
  if (!ANSWERED.includes(state)) await declineEvaluations(work)
  for (const step of file.steps.filter(({ state: at }) => !OVER.includes(at))) await endStep(work, step)
  changePetition(work, {
    end_state: state,
    close_type: closeType,
    closed_at: at,
    responsible_org_id: answeringStep(file.steps)?.row.to_org_id ?? null,
    ...(fourOutcomes && { four_outcomes: [...fourOutcomes] }),
  })
  if (isTold) await tellOfEnd(work)
}

const endStep = (work: Work, step: Step): Promise<Step> =>
  changeStep(work, step, { state: STEP.done, closed_at: work.at, pending: '', suspended: false })

async function tellOfEnd(work: Work): Promise<void> {
  const { petition_no: petitionNo } = work.file.petition
  const told = [...new Set([...waitingFor(work), ...(await watching(work))])]
  await tellPeople(work, 'closed', told, `信访件${petitionNo}已由${work.caller.orgName}办结。`)
}

/** Whoever handles it where it was registered, whoever has sent it on, and whoever answers it. */
function waitingFor({ file: { petition, steps } }: Work): string[] {
  const [first] = steps
  const senders = steps.flatMap(({ parentId, row }) => (parentId === null ? [] : [row.from_person_id]))
  const answering = answeringStep(steps)?.row.handler_id
  return [first?.row.handler_id ?? petition.register_person_id, ...senders, ...(answering ? [answering] : [])]
}

const CASEWORKERS = ['R06']

/** The caseworkers of the petition department over whoever answers it, where it has no part in the case itself. */
async function watching({ db, file: { steps } }: Work): Promise<string[]> {
  const watcherId = answeringStep(steps)?.watcherId
  if (!watcherId || steps.some(({ row }) => row.to_org_id === watcherId)) return []
  const office = await findOffice(db, watcherId)
  return office ? await peopleWithRole(db, watcherId, CASEWORKERS, office.deptId) : []
}
