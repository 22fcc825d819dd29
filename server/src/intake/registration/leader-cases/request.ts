import type { CallInput } from '@portal/shared-lib/contract/form'
import type { askLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_RESULTS, LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { attachToPetition } from '../../../petitions/record/attachments'
import { getNewLeader } from '../../../petitions/todos/assign/leader-cases'
import { refuseField, refuseRule, refusingAbout } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { type CaseColumns, changeCase } from './change'
import type { LeaderCase } from './leader-case'
import { lockCase, type OpenCase, tell } from './tell'
import { openRequest } from './waiting-request'

type RequestAsk = Ask<CallInput<typeof askLeaderCase>>
type Kind = RequestAsk['args']['kind']

interface Request {
  /** What is asked for, as the timeline says it. */
  readonly what: string
  readonly columns: CaseColumns
}

export const REQUEST_NAMES = { extend: '延期', close: '销号', change: '换领导' } as const satisfies Record<Kind, string>

const REQUESTS: Record<Kind, (ask: RequestAsk, of: OpenCase) => Promise<Request>> = {
  extend: askForTime,
  close: askForEnd,
  change: askForLeader,
}

/** 申请延期, 申请销号, 换包案领导: it waits for somebody else to decide. */
export async function requestOfCase(ask: RequestAsk): Promise<LeaderCase> {
  const { args, caller } = ask
  const of = await lockCase(ask)
  if (of.asked !== '') refuseRule(TEXTS.asked)
  const { what, columns } = await REQUESTS[args.kind](ask, of)
  await changeCase(ask, { ...columns, asked: args.kind, asked_text: args.text, asked_by: caller.personId })
  await openRequest(ask, of)
  const { petitionId, percent } = of
  return await tell(ask, {
    petitionId,
    percent,
    action: `申请包案${REQUEST_NAMES[args.kind]}`,
    text: `${what}：${args.text}`,
  })
}

async function askForTime({ args: { dueOn = '' } }: RequestAsk, of: OpenCase): Promise<Request> {
  if (dueOn <= of.dueOn) refuseField(TEXTS.notLater, 'sqsx')
  return { what: `延期至${dueOn}`, columns: { asked_due_on: dueOn } }
}

async function askForEnd({ db, caller, args }: RequestAsk, { petitionId, pledgeFileIds }: OpenCase): Promise<Request> {
  await refusingAbout('fjList', () => attachToPetition(db, caller, petitionId, args.fileIds))
  const pledges = args.fileIds.length ? '，附息诉承诺书' : ''
  return {
    what: LEADER_CASE_RESULTS[args.result || '1'] + pledges,
    columns: { asked_result: args.result, pledge_file_ids: [...pledgeFileIds, ...args.fileIds] },
  }
}

async function askForLeader({ db, caller, args }: RequestAsk, of: OpenCase): Promise<Request> {
  const { name } = await refusingAbout('bald', () =>
    getNewLeader(db, caller, { ...of, leaderId: args.leaderId }, of.leaverId),
  )
  return { what: `改由${name}包案`, columns: { asked_leader_id: args.leaderId } }
}
