import { z } from 'zod'
import { proceedingAction } from './action'
import { buttons as Buttons } from './buttons'
import { checkDeliveries, deliveries } from './delivery'
import { dateTime, day, list, page } from './fields'
import { call, named } from './form'
import { counted } from './lists'
import { REVIEW_ACTIONS } from './rules/reviews/actions'

const on = 'reviews'

export const accept = proceedingAction(on, REVIEW_ACTIONS.accept)
export const refuse = proceedingAction(on, REVIEW_ACTIONS.refuse)
export const askSupplement = proceedingAction(on, REVIEW_ACTIONS.askSupplement)
export const supplemented = proceedingAction(on, REVIEW_ACTIONS.supplemented)
export const askFile = proceedingAction(on, REVIEW_ACTIONS.askFile)
export const handInFile = proceedingAction(on, REVIEW_ACTIONS.handInFile)
export const openHearing = proceedingAction(on, REVIEW_ACTIONS.openHearing)
export const closeHearing = proceedingAction(on, REVIEW_ACTIONS.closeHearing)
export const draft = proceedingAction(on, REVIEW_ACTIONS.draft)
export const deliver = proceedingAction(on, REVIEW_ACTIONS.deliver, {
  fields: { unreached: deliveries.unreached },
  check: checkDeliveries,
})
export const withdraw = proceedingAction(on, REVIEW_ACTIONS.withdraw)

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))
const proceedingId = named('blid', z.string().trim().min(1).max(20))

const Listed = {
  id: named('blid', z.string()),
  reviewNo: named('fcbh', z.string()),
  petitionNo: named('xfjbh', z.string()),
  kind: named('fclx', z.enum(['review', 'reReview'])),
  kindName: z.string(),
  /** Names of the applicants. */
  applicants: named('sqr', z.string()),
  originalOrganisation: named('ydw', z.string()),
  organisation: named('fcdw', z.string()),
  receivedOn: named('sqrq', day),
  /** Whether all have asked in time. */
  isInTime: z.boolean(),
  state: z.string(),
  stateName: z.string(),
  conclusionName: named('fcjl', z.string()),
  handler: named('cbr', z.string()),
  dueAt: dateTime.nullable(),
  /** Of the caller's to-do, else of what runs on it and is due first. */
  lamp: z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey']),
  remainingDays: z.int().nullable(),
}

/** Stages of reviews as the tabs of their list have them; `all` of those that the caller's organisation carries on. */
export const REVIEW_TABS = ['mine', 'toDecide', 'inHand', 'toDeliver', 'closed', 'all'] as const

/** The reviews that wait for the caller (mine), or that the caller's organisation carries on; newest first. */
export const reviews = call('POST', 'api/reviews/list', {
  json: {
    tab: named('bqy', z.enum(REVIEW_TABS).default('mine')),
    kind: named('fclx', z.enum(['', 'review', 'reReview']).default('')),
    conclusion: named('fcjl', z.enum(['', '1', '2', '3', '4']).default('')),
    counted,
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(z.object(Listed)),
})

/** The reviews of a petition, newest first. */
export const reviewsOf = call('POST', 'api/reviews/ofPetition', {
  json: { petitionNo },
  answer: z.array(z.object(Listed)),
})

const Opinion = z.object({
  personSeq: named('xh', z.int()),
  name: named('xm', z.string()),
  /** When the petitioner was given what would be reviewed. */
  deliveredOn: named('sdrq', day.nullable()),
  windowUntil: dateTime.nullable(),
  isInTime: z.boolean(),
})

/** What may be asked for of a petition: of whose opinion, by whom, until when, and which organisations are competent. */
export const origin = call('POST', 'api/reviews/origin', {
  json: { petitionNo },
  answer: z.object({
    kind: named('fclx', z.enum(['review', 'reReview'])),
    kindName: z.string(),
    originalOrganisation: named('ydw', z.string()),
    petitioners: z.array(Opinion),
    competent: z.array(z.object({ name: z.string(), reason: z.string(), isOwn: z.boolean() })),
    /** Why it cannot be registered; empty where it can. */
    hindrance: z.string(),
    /** Whether nobody has decided it here: what was decided elsewhere can be recorded. */
    isUndecided: z.boolean(),
  }),
})

/** A review with all that belongs to it. */
export const review = call('POST', 'api/reviews/read', {
  json: { proceedingId },
  answer: z.object({
    ...Listed,
    version: z.int(),
    way: named('sqfs', z.string()),
    agentName: named('dlr', z.string()),
    grounds: named('sqly', z.string()),
    requests: named('sqqq', z.string()),
    lateReason: named('yqly', z.string()),
    refuseReason: named('bysly', z.string()),
    facts: named('ss', z.string()),
    reasons: named('ly', z.string()),
    basis: named('yj', z.string()),
    registeredAt: dateTime,
    decidedAt: dateTime.nullable(),
    closedAt: dateTime.nullable(),
    petitioners: z.array(Opinion),
    /** The opinion that is reviewed, by the names of its form. */
    original: z.object({ documentNo: z.string(), issuedAt: dateTime.nullable(), facts: z.string(), text: z.string() }),
    requested: z.array(
      z.object({
        organisation: z.string(),
        text: z.string(),
        askedAt: dateTime,
        dueAt: dateTime,
        answer: z.string(),
        handedInAt: dateTime.nullable(),
      }),
    ),
    hearings: z.array(
      z.object({
        heldOn: day,
        place: z.string(),
        host: z.string(),
        members: z.array(z.string()),
        result: z.string(),
        endedAt: dateTime.nullable(),
      }),
    ),
    delivered: z.array(z.object({ personSeq: z.int(), deliveredOn: day.nullable(), attempts: z.string() })),
  }),
})

/** What the caller may do with a review now, as `getButtonStatus` says it of a petition. */
export const reviewButtons = call('POST', 'api/reviews/buttons', { json: { proceedingId }, answer: Buttons })
