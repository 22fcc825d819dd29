import { isAccusation } from '@portal/shared-lib/contract/rules/petition-rules'
import type { Office } from '../../people/organisations/office'
import { STEP } from '../../petitions/record/states'
import { dayOf, endOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { openBureauEvaluation } from '../closing/evaluation'
import type { Done } from '../engine/action'
import type { Step } from '../engine/case-file'
import { stop } from '../engine/clocks'
import { endUrges } from '../engine/end-urges'
import { OWN_LIMITS } from '../engine/own-limit'
import { give, ownHolder } from '../engine/todos'
import { changePetition, changeStep, type Work } from '../engine/work'
import { admit, wallOff } from './admit'
import { destination, refuseAccusationMode } from './destination'
import { sendStep } from './send-step'

interface Receiver {
  readonly orgId: string
  readonly isLead: boolean
  /** Who is to know of it there from now on, where it is walled. */
  readonly accessList: readonly string[]
}

/** How a petition is dispatched, as the calls of 转送 and 交办 carry it. */
export interface Dispatch {
  readonly legalClass: string
  readonly route: string
  readonly mode: string
  readonly receivers: readonly Receiver[]
  readonly text: string
  readonly internalNote: string
  /** Day by whose end a report is owed. */
  readonly reportBy?: string
}

/** Every receiver can receive it, and may. */
export async function checkDispatch(work: Work, dispatch: Dispatch): Promise<void> {
  const offices = await officesOf(work, dispatch)
  refuseAccusationMode(dispatch.legalClass, dispatch.mode, offices)
  if (dispatch.reportBy !== undefined && dispatch.reportBy <= dayOf(work.at)) refuseRule('交办期限应晚于今日')
}

/** Hands the petition over to each receiver; the sender's own step goes on where a report comes back to it. */
export async function handOver(work: Work, dispatch: Dispatch): Promise<Done> {
  const { legalClass, route, reportBy } = dispatch
  changePetition(work, { legal_class: legalClass, statutory_route: route })
  if (isAccusation({ purpose: work.file.petition.purpose, legalClass })) await wallOff(work)
  const offices = await officesOf(work, dispatch)
  const own = work.step
  await admit(
    work,
    dispatch.receivers.flatMap(({ accessList }) => accessList),
  )
  await stop(work, own, reportBy ? '交办' : '转送', OWN_LIMITS)
  for (const [at, to] of offices.entries()) await sendStep(work, sendingOf(dispatch, to, at))
  await goOn(work, own, reportBy)
  await openBureauEvaluation(work)
  return { text: `${namesOf(dispatch, offices)}：${dispatch.text}` }
}

const officesOf = (work: Work, { receivers }: Dispatch): Promise<Office[]> =>
  Promise.all(receivers.map(({ orgId, accessList }) => destination(work, orgId, { accessList })))

const sendingOf = ({ mode, text, internalNote, receivers, reportBy }: Dispatch, to: Office, at: number) => ({
  to,
  mode,
  text,
  internalNote,
  isLead: receivers[at]?.isLead ?? false,
  ...(reportBy !== undefined && { reportBy: endOfDay(reportBy) }),
})

/** The sender's own step goes on where a report comes back to it by the end of a day. */
export async function goOn(work: Work, own: Step, reportBy: string | undefined): Promise<void> {
  if (reportBy) await give(work, 'track', own, ownHolder(work), { dueAt: endOfDay(reportBy) })
  else await endUrges(work, own)
  await changeStep(work, own, reportBy ? { state: STEP.assigned } : { state: STEP.transferred, closed_at: work.at })
}

const namesOf = ({ receivers }: Dispatch, offices: readonly Office[]): string =>
  offices.map(({ name }, at) => (receivers[at]?.isLead && offices.length > 1 ? `${name}（主办）` : name)).join('、')
