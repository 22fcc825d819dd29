import { registerReview as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { REVIEW_STATE, REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/review'
import { attachToPetition } from '../petitions/record/attachments'
import { STATE } from '../petitions/record/states'
import { dayOf } from '../platform/calendar/china-time'
import { refuseRule } from '../platform/refusal'
import { defineAction } from '../workflow/engine/action'
import { give } from '../workflow/engine/todos'
import { changePetition, type Work } from '../workflow/engine/work'
import { startLimits } from './limits'
import { nextReviewNo } from './number'
import { type Given, hindrance, isInTime, kindName, type Original, originalOf, stepOfOriginal } from './original'

type Args = CallInput<typeof call>

/** Of the petition while it is under review. */
const OPEN = { review: 1, reReview: 3 } as const

export const registerReview = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.closed, STATE.correcting],
  todos: [],
  hindered: hindrance,
  async check(work, args) {
    const original = await originalOf(work.db, work)
    if (args.kind !== original.kind) refuseRule(wrongKind(original))
    const applicants = applicantsOf(original, args)
    const isDayOff = applicants.some(({ deliveredOn }) => args.receivedOn < deliveredOn)
    if (isDayOff || args.receivedOn > dayOf(work.at)) refuseRule(REVIEW_TEXTS.wrongReceiptDay)
    const isLate = !applicants.some(applicant => isInTime(applicant, args.receivedOn))
    if (isLate && !args.lateReason) refuseRule(args.kind === 'review' ? REVIEW_TEXTS.late : REVIEW_TEXTS.lateAgain)
  },
  async perform(work, args) {
    const original = await originalOf(work.db, work)
    const reviewNo = await nextReviewNo(work, args.kind)
    const id = await storeReview(work, original, args, reviewNo)
    await storeApplicants(work, id, applicantsOf(original, args), args.receivedOn)
    await attachToPetition(work.db, work.caller, work.file.petition.id, args.fileIds)
    const dueAt = await startLimits(work, stepOfOriginal(work), args.kind, args.receivedOn)
    const { orgId, deptId } = work.caller
    await give(work, 'review', stepOfOriginal(work), { orgId, deptId, personId: '' }, { dueAt, refId: id })
    changePetition(work, { review_state: OPEN[args.kind] })
    return { text: `${kindName(args.kind)}申请，编号${reviewNo}` }
  },
})

const wrongKind = ({ kind }: Original) =>
  kind === 'review' ? REVIEW_TEXTS.noDecision : '已作出复查意见，对其不服的，请登记复核'

function applicantsOf({ given }: Original, { applicants }: Args): Given[] {
  const chosen = given.filter(({ personSeq }) => applicants.includes(personSeq))
  return chosen.length === new Set(applicants).size ? chosen : refuseRule(REVIEW_TEXTS.wrongApplicants)
}

async function storeReview(work: Work, original: Original, args: Args, reviewNo: string): Promise<string> {
  const { db, caller, at, file } = work
  const { id } = await db
    .insertInto('review')
    .values({
      province_code: caller.provinceCode,
      review_no: reviewNo,
      kind: args.kind,
      petition_id: file.petition.id,
      step_id: stepOfOriginal(work).id,
      previous_id: original.kind === 'reReview' ? (original.previous?.id ?? null) : null,
      org_id: caller.orgId,
      dept_id: caller.deptId,
      original_org_id: original.orgId,
      received_on: args.receivedOn,
      way: args.way,
      agent_name: args.agentName,
      grounds: args.grounds,
      requests: args.requests,
      late_reason: args.lateReason,
      state: REVIEW_STATE.toDecide,
      created_at: at,
      changed_by: caller.personId,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function storeApplicants({ db, caller }: Work, id: string, applicants: readonly Given[], receivedOn: string) {
  const rows = applicants.map(applicant => ({
    province_code: caller.provinceCode,
    review_id: id,
    person_seq: applicant.personSeq,
    opinion_on: applicant.deliveredOn,
    window_until: applicant.windowUntil,
    in_time: isInTime(applicant, receivedOn),
  }))
  await db.insertInto('review_applicant').values(rows).execute()
}
