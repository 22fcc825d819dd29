import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { nameOf } from '@portal/shared-lib/contract/rules/review'
import {
  REQUIRED_PAPERS,
  TERMINATION_STATE,
  TERMINATION_STATES,
  type TerminationState,
} from '@portal/shared-lib/contract/rules/termination'
import type { TERMINATION_TABS, terminations } from '@portal/shared-lib/contract/terminations'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { rowsBefore, splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'

type Ask = CallInput<typeof terminations>
type Answer = CallAnswer<typeof terminations>
export type Listed = Answer['list'][number]
type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

const { draft, inReview, supplement, recognised, refused, withdrawn, approval, undone } = TERMINATION_STATE

type Stage = Exclude<(typeof TERMINATION_TABS)[number], 'mine'>

const STATES: Readonly<Record<Stage, readonly TerminationState[]>> = {
  draft: [draft],
  inReview: [inReview, approval],
  supplement: [supplement],
  recognised: [recognised],
  ended: [refused, withdrawn, undone],
}

const SHOWN_CHARACTERS = 200

/** A page of the filings that wait for the caller, or that the caller's organisation has filed or had, newest first. */
export async function listTerminations(db: Db, caller: Caller, ask: Ask): Promise<Answer> {
  const { cursor } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const found = matching(db, caller, ask)
  const page = withNames(found)
    .orderBy('termination.id', 'desc')
    .limit(ask.limit + 1)
  const rows = await (cursor === undefined
    ? page.offset(rowsBefore(ask))
    : page.where('termination.id', '<', cursor)
  ).execute()
  const { rows: shown, next } = splitPage(rows, ask.limit, ({ id }) => id)
  return { list: shown.map(listed), ...(await countTotal(db, found.select('termination.id'))), next }
}

/** About one matter, newest first: of those that hang on a petition that the caller may see. */
export async function terminationsOfMatter(db: Db, caller: Caller, matterId: string | null): Promise<Listed[]> {
  if (matterId === null) return []
  const found = visible(db, caller).where('termination.matter_id', '=', matterId)
  return (await withNames(found).orderBy('termination.id', 'desc').execute()).map(listed)
}

/** One of them, which the caller may see. */
export async function listedTermination(db: Db, caller: Caller, id: string): Promise<Listed> {
  return listed(await withNames(visible(db, caller).where('termination.id', '=', id)).executeTakeFirstOrThrow())
}

const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('termination')
    .innerJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'termination.province_code')
        .onRef('petition.id', '=', 'termination.petition_id'),
    )
    .where('termination.province_code', '=', caller.provinceCode)
    .where(({ exists }) =>
      exists(
        petitionsVisibleTo(db, caller)
          .where('petition.id', '=', sql<string>`termination.petition_id`)
          .select('petition.id')
          .offset(0),
      ),
    )

const matching = (db: Db, caller: Caller, { tab, words, ground }: Ask) =>
  visible(db, caller)
    .$call(query =>
      tab === 'mine'
        ? query.where(waitsFor(caller))
        : query.where('termination.state', 'in', STATES[tab]).where(cameTo(caller)),
    )
    .$if(words !== '', query => query.where(speaksOf(words)))
    .$if(ground !== '', query => query.where('termination.ground', '=', ground as 'reReviewed'))

/** SQL for whether its number begins so, or the name of whoever has filed it holds the words. */
const speaksOf = (words: string) => sql<boolean>`(starts_with(filing_no, ${words.toUpperCase()}) or exists (
  select from organisation
  where organisation.id = termination.applicant_org_id and strpos(company_name, ${words}) > 0))`

/** SQL for whether a to-do about it waits in the caller's department, for the caller or for nobody yet. */
const waitsFor = ({ deptId, holderId }: Caller) => sql<boolean>`exists (
  select from todo
  where todo.province_code = termination.province_code and todo.petition_id = termination.petition_id
    and todo.ref_id = termination.id::text and todo.todo_type = 'termination'
    and todo.done_at is null and todo.dept_id = ${deptId} and todo.person_id in ('', ${holderId}))`

/** SQL for whether the caller's organisation has filed it, or it came there. */
const cameTo = ({ orgId }: Caller) => sql<boolean>`(applicant_org_id = ${orgId} or exists (
  select from termination_step as step
  where step.province_code = termination.province_code and step.termination_id = termination.id
    and step.org_id = ${orgId}))`

/** SQL for when the level is due that has it; null where none has. */
const DUE = sql<Date | null>`(
  select max(step.due_at) from termination_step as step
  where step.province_code = termination.province_code and step.termination_id = termination.id
    and step.decided_at is null and termination.closed_at is null)`

const withNames = (query: ReturnType<typeof visible>) =>
  query
    .innerJoin('organisation as applicant', 'applicant.id', 'termination.applicant_org_id')
    .innerJoin('organisation as holder', 'holder.id', 'termination.org_id')
    .select(['termination.id', 'filing_no', 'petition.petition_no', 'petition.summary', 'termination.state'])
    .select(['applicant.company_name as applicant', 'holder.company_name as holder', 'submitted_at', 'missing'])
    .select(DUE.as('due_at'))

const listed = ({ id, applicant, holder, ...row }: Row): Listed => ({
  id,
  filingNo: row.filing_no,
  petitionNo: row.petition_no,
  matter: row.summary.slice(0, SHOWN_CHARACTERS),
  applicant,
  holder,
  submittedAt: row.submitted_at && dateTimeOf(row.submitted_at),
  state: row.state,
  stateName: TERMINATION_STATES[row.state],
  missing: row.missing.map(kind => nameOf(REQUIRED_PAPERS, kind)),
  dueAt: row.due_at && dateTimeOf(row.due_at),
})
