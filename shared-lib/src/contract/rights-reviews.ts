import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call } from './form'
import { SCOPES } from './rules/authorisation'
import { DECISIONS, REVIEW_STATES, REVIEW_TEXTS } from './rules/rights-review'

const flag = z.enum(['0', '1'])
const state = z.enum(REVIEW_STATES)
const id = z.string().regex(/^\d{1,18}$/)
const REASON_MAX = 200
const ROWS_MOST = 5000

const Review = {
  id: z.string(),
  /** As `2026-Q4`. */
  quarter: z.string(),
  orgName: z.string(),
  state,
  people: z.int(),
  /** Roles of posts. */
  rows: z.int(),
  /** Of them neither kept nor removed. */
  undecided: z.int(),
  signedName: z.string(),
  signedAt: dateTime.nullable(),
  auditedName: z.string(),
  auditedAt: dateTime.nullable(),
}

/** A page of the quarterly reviews of rights, one of each organisation, the newest first. */
export const rightsReviews = call('POST', 'api/rightsReviews/list', {
  json: {
    state: z.union([state, z.literal('')]).default(''),
    /** Part of the organisation's name. */
    orgName: z.string().trim().max(100).default(''),
    pageNumber: z.int().min(1).default(1),
  },
  answer: z.object({ total: z.int(), list: z.array(z.object(Review)) }),
})

/** All of a review: a copy of who held which role when the quarter began, and what was decided of each. */
export const rightsReview = call('POST', 'api/rightsReviews/get', {
  json: { id },
  answer: z.object({
    ...Review,
    madeAt: dateTime,
    /** SM3 of what was signed, as the audit has it; empty before. */
    hash: z.string(),
    /** Whether what is shown is what was signed. */
    isWhole: flag,
    maySign: flag,
    mayReturn: flag,
    /** Of the last time the auditor sent it back. */
    returnedName: z.string(),
    returnedAt: dateTime.nullable(),
    returnReason: z.string(),
    list: z.array(
      z.object({
        no: z.int(),
        account: z.string(),
        userName: z.string(),
        deptName: z.string(),
        positionName: z.string(),
        roleName: z.string(),
        /** Null: an officer's, which reaches nothing. */
        scope: z.enum(SCOPES).nullable(),
        listed: z.array(z.string()),
        lastSignInAt: dateTime.nullable(),
        isDormant: flag,
        delegations: z.array(z.string()),
        decision: z.enum([...DECISIONS, '']),
        reason: z.string(),
        decidedName: z.string(),
        decidedAt: dateTime.nullable(),
        agreedName: z.string(),
        agreedAt: dateTime.nullable(),
        mayDecide: flag,
        mayAgree: flag,
      }),
    ),
  }),
})

const rows = {
  id,
  nos: z.array(z.int().min(1).max(1_000_000)).min(1, REVIEW_TEXTS.rows).max(ROWS_MOST, REVIEW_TEXTS.rows),
}

/** Keeps roles, or proposes to remove them, with a reason. */
export const decideRights = call('POST', 'api/rightsReviews/decide', {
  json: {
    ...rows,
    decision: z.enum(DECISIONS, REVIEW_TEXTS.rows),
    reason: z.string().trim().max(REASON_MAX, REVIEW_TEXTS.reason).default(''),
  },
  writes: true,
  check: ({ decision, reason }: { decision: string; reason: string }, problem) => {
    if (decision === 'remove' && reason === '') problem(REVIEW_TEXTS.reason, 'reason')
  },
  answer: nothing,
})

/** Removes roles at once that another officer proposed to remove. */
export const agreeRemoval = call('POST', 'api/rightsReviews/agree', { json: rows, writes: true, answer: nothing })
/** Leaves such roles to be decided once more. */
export const declineRemoval = call('POST', 'api/rightsReviews/decline', { json: rows, writes: true, answer: nothing })

/** Signs a review whose rows are all decided: first the security officer, then the auditor. */
export const signReview = call('POST', 'api/rightsReviews/sign', { json: { id }, writes: true, answer: nothing })

/** The auditor sends back what the security officer signed, with a reason; it is open again. */
export const returnReview = call('POST', 'api/rightsReviews/return', {
  json: {
    id,
    reason: z.string().trim().min(1, REVIEW_TEXTS.returnReason).max(REASON_MAX, REVIEW_TEXTS.returnReason),
  },
  writes: true,
  answer: nothing,
})
