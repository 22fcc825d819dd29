import type { CallInput } from '@portal/shared-lib/contract/form'
import type { reportLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/record'
import { refuse, refuseRule } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { isRowId } from '../../paging/row-id'
import { addStep } from '../../petitions/timeline'
import { contextOf } from '../ask'
import { casesOf, type LeaderCase, readCases } from './leader-case'

const REPORTED = '填写包案进展'
const CLOSED = '包案销号'
const DONE = 100

type ReportAsk = Ask<CallInput<typeof reportLeaderCase>>

const refuseCase = (): never => refuse('notFound', { what: '该包案' })

/** 填写进展, and with a result 销号. */
export async function reportCase(ask: ReportAsk): Promise<LeaderCase> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const { petitionId, result } = await lockCase(ask)
  if (result !== '') refuseRule(TEXTS.closed)
  const percent = args.result === '' ? args.percent : DONE
  await tellProgress(ask, percent, at)
  await db
    .updateTable('leader_case')
    .set({ percent, result: args.result, closed_at: args.result === '' ? null : at })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', args.caseId)
    .execute()
  const action = args.result === '' ? REPORTED : CLOSED
  await addStep(db, caller, { petitionId, action, at, text: `${percent}%：${args.text}` })
  const audited = { action, objectType: 'leaderCase', objectId: args.caseId }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
  const [shown] = await readCases(db, caller, at, args.caseId)
  return shown ?? refuseCase()
}

async function lockCase({ db, caller, args }: ReportAsk) {
  if (!isRowId(args.caseId)) refuseCase()
  const found = await casesOf(db, caller)
    .where('leader_case.id', '=', args.caseId)
    .select(['petition.id as petitionId', 'leader_case.result'])
    .forUpdate('leader_case')
    .executeTakeFirst()
  return found ?? refuseCase()
}

async function tellProgress({ db, caller, args }: ReportAsk, percent: number, at: Date): Promise<void> {
  const of = { province_code: caller.provinceCode, case_id: args.caseId }
  const { count } = await db
    .selectFrom('leader_case_progress')
    .where('province_code', '=', of.province_code)
    .where('case_id', '=', of.case_id)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('leader_case_progress')
    .values({ ...of, seq: Number(count) + 1, at, person_id: caller.personId, percent, text: args.text })
    .execute()
}
