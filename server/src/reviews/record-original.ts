import { recordOriginal as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { CONCLUSION_NAMES, nameOf, REVIEW_STATE, REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/review'
import { sql } from 'kysely'
import { attachToPetition } from '../petitions/record/attachments'
import { STATE, STEP } from '../petitions/record/states'
import { dayOf, startOfDay } from '../platform/calendar/china-time'
import { refuseRule } from '../platform/refusal'
import {
  checkDeliveries,
  type Deliveries,
  deliveredOf,
  personsIn,
  storeDeliveries,
} from '../workflow/answering/deliveries'
import { endCase } from '../workflow/closing/end-case'
import { destination } from '../workflow/dispatch/destination'
import { insertStep } from '../workflow/dispatch/send-step'
import { DOCUMENT, issueDocument } from '../workflow/documents/documents'
import { defineAction } from '../workflow/engine/action'
import { start } from '../workflow/engine/clocks'
import { changePetition, changeStep, type Work } from '../workflow/engine/work'
import { competentFor, unlessCompetent } from './competent'
import { WINDOW } from './limits'
import { nextReviewNo } from './number'

type Args = CallInput<typeof call>

/** By what was decided: what may be asked for, and the letter (DM_WSLX) in which it was told. */
const ORIGINALS = {
  opinion: { asks: 'review', type: DOCUMENT.opinion },
  decision: { asks: 'reReview', type: '09' },
} as const

/** DM_BLFS: sent to whoever has decided. DM_BJLX: by a letter of opinion. */
const SENT = '010100'
const BY_OPINION = '01'

/** What was decided outside of the portal, or before it: the petition is closed with it, and may be reviewed. */
export const recordOriginal = defineAction<typeof call>({
  call,
  relation: 'registrar',
  from: [STATE.registered],
  todos: [],
  async check(work, args) {
    const { id } = await destination(work, args.orgId)
    const { asks } = ORIGINALS[args.kind]
    const hindrance = unlessCompetent(await competentFor(work.db, id, asks), work.caller.orgId, asks)
    if (hindrance) refuseRule(hindrance)
    if (args.issuedOn > dayOf(work.at)) refuseRule(REVIEW_TEXTS.futureIssue)
    const given = givenOf(args)
    if (given.deliveries.length === 0) refuseRule(REVIEW_TEXTS.noOpinion)
    await checkDeliveries(work, given, args.issuedOn)
  },
  async perform(work, args) {
    const to = await destination(work, args.orgId)
    await attachToPetition(work.db, work.caller, work.file.petition.id, args.fileIds)
    const decided = { issuedAt: startOfDay(args.issuedOn), orgId: to.id, deptId: to.deptId }
    const own = work.step
    work.step = await insertStep(work, { to, mode: SENT, text: '', isLead: true })
    await decideStep(work, decided.issuedAt)
    const documentId = await storeLetter(work, args, decided.issuedAt)
    const { given } = await deliveredOf(work, documentId)
    for (const { seq, at } of given)
      await start(work, WINDOW[ORIGINALS[args.kind].asks], work.step, to, { startAt: at, personSeq: seq })
    if (args.kind === 'decision') await storeDecision(work, args, { ...decided, documentId })
    await endCase(work, { state: STATE.closed, closeType: BY_OPINION, isTold: false })
    // The office that decided has done nothing here.
    work.step = own
    return { text: `${to.name}${args.documentNo}，${personsIn(givenOf(args)).length}人` }
  },
})

const givenOf = (args: Args): Deliveries => args as Args & Deliveries

/** Nobody of the portal has handled it, and so nobody is kept from reviewing it. */
async function decideStep(work: Work, at: Date): Promise<void> {
  const done = {
    state: STEP.done,
    signed_at: at,
    accepted_at: at,
    answered_at: at,
    delivered_at: at,
    closed_at: work.at,
  }
  await changeStep(work, work.step, { ...done, handler_id: null })
  changePetition(work, { delivered_at: at })
}

async function storeLetter(work: Work, args: Args, issuedAt: Date): Promise<string> {
  const { documentNo, conclusion, facts, opinion } = args
  const content = { documentNo, facts, ...(args.kind === 'opinion' ? { opinion } : { conclusion, reasons: opinion }) }
  // The number is of another office's series, and takes none of one's own.
  const documentId = await issueDocument(work, { type: ORIGINALS[args.kind].type, content, issuedAt })
  await storeDeliveries(work, documentId, givenOf(args))
  return documentId
}

interface Decided {
  readonly issuedAt: Date
  readonly orgId: string
  readonly deptId: string
  readonly documentId: string
}

/** The review that was carried on elsewhere, as far as what follows from it asks. */
async function storeDecision(work: Work, args: Args, decided: Decided): Promise<void> {
  const { db, caller, at, file, step } = work
  await db
    .insertInto('review')
    .values({
      province_code: caller.provinceCode,
      review_no: await nextReviewNo(work, 'review'),
      kind: 'review',
      petition_id: file.petition.id,
      step_id: step.id,
      org_id: decided.orgId,
      dept_id: decided.deptId,
      original_org_id: decided.orgId,
      received_on: args.issuedOn,
      way: 'letter',
      grounds: nameOf(CONCLUSION_NAMES, args.conclusion),
      requests: '',
      state: REVIEW_STATE.closed,
      conclusion: args.conclusion,
      facts: args.facts,
      reasons: args.opinion,
      document_id: decided.documentId,
      decided_at: decided.issuedAt,
      closed_at: decided.issuedAt,
      created_at: at,
      changed_by: caller.personId,
      changed_at: at,
    })
    .execute()
  changePetition(work, { review_state: 2 })
  await db
    .updateTable('matter')
    .set({ instance: sql`greatest(instance, 1)` })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', file.petition.matter_id)
    .execute()
}
