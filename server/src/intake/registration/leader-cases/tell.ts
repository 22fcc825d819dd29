import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { addStep } from '../../../petitions/record/timeline'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { isRowId } from '../../../platform/paging/row-id'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf } from '../ask'
import { casesOf, type LeaderCase, readCases } from './leader-case'

export type CaseAsk = Ask<{ readonly caseId: string }>

export type OpenCase = Awaited<ReturnType<typeof lockCase>>

const refuseCase = (): never => refuse('notFound', { what: '该包案' })

/** A case of the caller's organisation that goes on, locked until the transaction ends. */
export async function lockCase({ db, caller, args }: CaseAsk) {
  if (!isRowId(args.caseId)) refuseCase()
  const found = await casesOf(db, caller)
    .where('leader_case.id', '=', args.caseId)
    .select(['leader_case.id as caseId', 'petition.id as petitionId', 'result', 'percent', 'leader_id as leaverId'])
    .select(['leader_case.due_on as dueOn', 'asked', 'asked_due_on as askedDueOn', 'asked_result as askedResult'])
    .select(['asked_by as askedBy', 'asked_leader_id as askedLeaderId', 'petition_no as petitionNo'])
    .select('pledge_file_ids as pledgeFileIds')
    .forUpdate('leader_case')
    .executeTakeFirst()
  const open = found ?? refuseCase()
  if (open.result !== '') refuseRule(TEXTS.closed)
  return open
}

interface Told {
  readonly petitionId: string
  /** As the timeline calls it. */
  readonly action: string
  readonly percent: number
  readonly text: string
  /** The day on which the petitioner was met. */
  readonly metOn?: string
}

/** Keeps with the case, in the timeline and in the audit what was done; answers the case as it is then. */
export async function tell(ask: CaseAsk, told: Told): Promise<LeaderCase> {
  const { db, caller, args, services } = ask
  const { petitionId, action, percent, text } = told
  const at = services.now()
  await keepProgress(ask, told, at)
  await addStep(db, caller, { petitionId, action, at, text: `${percent}%：${text}` })
  const audited = { action, objectType: 'leaderCase', objectId: args.caseId }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
  const [shown] = await readCases(db, caller, at, args.caseId)
  return shown ?? refuseCase()
}

async function keepProgress({ db, caller, args }: CaseAsk, { percent, text, metOn }: Told, at: Date): Promise<void> {
  const of = { province_code: caller.provinceCode, case_id: args.caseId }
  const { count } = await db
    .selectFrom('leader_case_progress')
    .where('province_code', '=', of.province_code)
    .where('case_id', '=', of.case_id)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('leader_case_progress')
    .values({ ...of, seq: Number(count) + 1, at, person_id: caller.personId, percent, text, met_on: metOn ?? null })
    .execute()
}
