import { z } from 'zod'
import { proceedingAction } from './action'
import { buttons as Buttons } from './buttons'
import { dateTime, day, list, page } from './fields'
import { call, named } from './form'
import { counted } from './lists'
import { MOST_ADDRESSEES, MOST_PETITIONS, SUPERVISION_TEXTS } from './rules/supervision'
import { ADDRESSEE_ACTIONS, SUPERVISION_ACTIONS } from './rules/supervisions/actions'
import { unclassified, written } from './written'

const on = 'supervisions'

/** On an order as a whole: `proceedingId` and `version` are the order's. */
export const submit = proceedingAction(on, SUPERVISION_ACTIONS.submit)
export const withdraw = proceedingAction(on, SUPERVISION_ACTIONS.withdraw)
export const again = proceedingAction(on, SUPERVISION_ACTIONS.again)

/** For one of its addressees: `proceedingId` and `version` are the addressee's. */
export const sign = proceedingAction(on, ADDRESSEE_ACTIONS.sign)
export const feedBack = proceedingAction(on, ADDRESSEE_ACTIONS.feedBack)
export const askReturn = proceedingAction(on, ADDRESSEE_ACTIONS.askReturn)
export const askExtension = proceedingAction(on, ADDRESSEE_ACTIONS.askExtension)
export const replyUrge = proceedingAction(on, ADDRESSEE_ACTIONS.replyUrge)
export const acceptFeedback = proceedingAction(on, ADDRESSEE_ACTIONS.acceptFeedback)
export const sendBack = proceedingAction(on, ADDRESSEE_ACTIONS.sendBack)
export const agreeReturn = proceedingAction(on, ADDRESSEE_ACTIONS.agreeReturn)
export const refuseReturn = proceedingAction(on, ADDRESSEE_ACTIONS.refuseReturn)
export const urge = proceedingAction(on, ADDRESSEE_ACTIONS.urge)
export const extend = proceedingAction(on, ADDRESSEE_ACTIONS.extend)
export const refuseExtension = proceedingAction(on, ADDRESSEE_ACTIONS.refuseExtension)
export const close = proceedingAction(on, ADDRESSEE_ACTIONS.close)

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))
const petitionNos = named(
  'xfjbhList',
  z
    .array(z.string().trim().length(20, '信访件编号应为20个字符'))
    .max(MOST_PETITIONS, `一次最多督办${MOST_PETITIONS}件`)
    .default([]),
)
const proceedingId = named('blid', z.string().trim().min(1).max(20))
/** The to-do 督办建议 out of which it is done. */
const suggestionId = named('jyid', z.string().trim().max(20).default(''))
const lamp = z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey'])

/**
 * Writes an order that is not sent yet, or writes a draft anew where `proceedingId` names one. One petition and no title:
 * an order on that petition; otherwise on a topic, on which several petitions may hang, or none.
 */
export const draft = call('POST', 'api/supervisions/draft', {
  writes: true,
  json: {
    proceedingId: named('blid', z.string().trim().max(20).default('')),
    /** Of the draft that is written anew. */
    version: z.int().min(0).default(0),
    petitionNos,
    title: named('dbbt', unclassified(SUPERVISION_TEXTS.noTitle, 100, SUPERVISION_TEXTS.noTitle).default('')),
    reason: named('dbqx', z.string({ error: SUPERVISION_TEXTS.noReason }).min(1, SUPERVISION_TEXTS.noReason).max(20)),
    way: named('dbfs', z.string({ error: SUPERVISION_TEXTS.noWay }).min(1, SUPERVISION_TEXTS.noWay).max(20)),
    facts: named('dbsy', written(SUPERVISION_TEXTS.noFacts, { min: 10, max: 2000 })),
    demand: named('dbyq', unclassified('请填写督办要求', 2000).default('')),
    feedbackOn: named('yqfkrq', day.optional()),
    /** Ids of organisations. */
    addressees: named(
      'dxList',
      z
        .array(z.string().min(1).max(50), { error: SUPERVISION_TEXTS.noAddressee })
        .min(1, SUPERVISION_TEXTS.noAddressee)
        .max(MOST_ADDRESSEES, `一次最多督办${MOST_ADDRESSEES}个单位`),
    ),
    origin: named('dbly', z.enum(['own', 'check']).default('own')),
    suggestionId,
  },
  answer: z.object({ id: named('blid', z.string()), orderNo: named('dbbh', z.string()), version: z.int() }),
})

const Candidate = z.object({
  id: named('dwid', z.string()),
  name: named('dwmc', z.string()),
  /** As what it can be supervised: lead, holder, watcher, below. */
  part: z.enum(['lead', 'holder', 'watcher', 'below']),
  partName: z.string(),
  /** Of the petitions that were asked about. */
  petitionNos: named('xfjbhList', z.array(z.string())),
})

const Petition = z.object({
  petitionNo: named('xfjbh', z.string()),
  summary: named('nrzy', z.string()),
  state: named('xfjzt', z.string()),
  stateName: z.string(),
  /** Whoever leads. */
  organisation: named('zbdw', z.string()),
})

/** What an order on petitions begins with, out of a suggestion where `suggestionId` names one. */
export const origin = call('POST', 'api/supervisions/origin', {
  json: { petitionNos, suggestionId },
  answer: z.object({
    petitions: named('xfjList', z.array(Petition)),
    candidates: named('dwList', z.array(Candidate)),
    reason: named('dbqx', z.string()),
    facts: named('dbsy', z.string()),
    /** Whether a leader has instructed something, which DM_DBQX 15 needs. */
    isInstructed: named('psbz', z.boolean()),
    /** Orders on these petitions that are under way. */
    open: named('dbbhList', z.array(z.string())),
    /** Why they cannot be supervised so; empty where they can. */
    hindrance: z.string(),
  }),
})

const Listed = {
  /** Of the order; empty of a suggestion, which is none yet. */
  id: named('blid', z.string()),
  orderNo: named('dbbh', z.string()),
  title: named('dbbt', z.string()),
  /** Of an order on one petition; empty of a topic. */
  petitionNo: named('xfjbh', z.string()),
  petitionCount: named('xfjs', z.int()),
  reason: named('dbqx', z.string()),
  reasonName: z.string(),
  way: named('dbfs', z.string()),
  wayName: z.string(),
  /** Who supervises. */
  organisation: named('dbdw', z.string()),
  /** Names of those whom it is sent to, as far as the caller may know. */
  addressees: named('dxdw', z.string()),
  origin: named('dbly', z.string()),
  originName: z.string(),
  /** 1 of the first, one more each time it is supervised again. */
  round: named('dbcs', z.int()),
  sentAt: named('fcsj', dateTime.nullable()),
  state: z.string(),
  stateName: z.string(),
  conclusion: named('dbjl', z.string()),
  conclusionName: z.string(),
  /** When feedback is due first that the caller sees. */
  dueAt: dateTime.nullable(),
  lamp,
  remainingDays: z.int().nullable(),
  /** Of what waits for the caller; empty elsewhere than under `mine`. */
  todoId: named('dbid', z.string()),
  todoType: named('dblx', z.string()),
  todoName: z.string(),
  /** Of the addressee that the to-do concerns, or of the caller's own organisation; empty of the others. */
  addresseeId: named('dxid', z.string()),
  /** Of the approval that waits for the caller. */
  approvalId: named('spid', z.string()),
}

/**
 * Tabs of the list. mine: what waits for the caller, one row for each to-do, as the counter counts. draft to closed: what
 * the caller's organisation has drafted and sent. received, answered: what was sent to it or to those it is above, and is
 * open or over there.
 */
export const SUPERVISION_TABS = [
  ...(['mine', 'draft', 'inApproval', 'sent', 'toJudge', 'closed'] as const),
  // Those of which the caller may know.
  ...(['received', 'answered', 'all'] as const),
] as const

const MOST_WORDS = 50

/** Orders, newest first. */
export const supervisions = call('POST', 'api/supervisions/list', {
  json: {
    tab: named('bqy', z.enum(SUPERVISION_TABS).default('mine')),
    /** Under `mine`: of what waits one kind of to-do alone. */
    todoType: named('dblx', z.string().trim().max(30).default('')),
    /** Begin of an order's number or of a petition's, or words in its title. */
    words: z.string().trim().max(MOST_WORDS).default(''),
    reason: named('dbqx', z.string().max(20).default('')),
    way: named('dbfs', z.string().max(20).default('')),
    state: z.enum(['', '0', '1', '2', '3', '4', '5', '6', '7']).default(''),
    /** Words in the name of an addressee. */
    addressee: named('dxdw', z.string().trim().max(MOST_WORDS).default('')),
    lamp: z.enum(['', 'green', 'none', 'yellow', 'orange', 'red']).default(''),
    counted,
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(z.object(Listed)),
})

/** The orders on a petition that the caller may know of, newest first. */
export const supervisionsOf = call('POST', 'api/supervisions/ofPetition', {
  json: { petitionNo },
  answer: z.array(z.object(Listed)),
})

const File = z.object({ id: named('fjid', z.string()), name: named('wjmc', z.string()) })

const Feedback = z.object({
  round: named('lc', z.int()),
  measures: named('zgcs', z.string()),
  result: named('zgjg', z.string()),
  /** What it says of each petition of a topic, as far as the caller may see those. */
  lines: named('zjqkList', z.array(z.object({ petitionNo, text: z.string() }))),
  files: named('fjList', z.array(File)),
  givenAt: named('fksj', dateTime),
  givenBy: named('fkr', z.string()),
  /** '' not judged yet, accepted, back. */
  decision: z.enum(['', 'accepted', 'back']),
  words: named('rdyj', z.string()),
  decidedAt: named('rdsj', dateTime.nullable()),
  decidedBy: named('rdr', z.string()),
})

const Urge = z.object({
  text: named('cbnr', z.string()),
  at: named('cbsj', dateTime),
  replyDueAt: dateTime,
  reply: named('hfnr', z.string()),
  repliedAt: named('hfsj', dateTime.nullable()),
})

const Addressee = z.object({
  id: named('dxid', z.string()),
  version: z.int(),
  organisationId: named('dwid', z.string()),
  organisation: named('dwmc', z.string()),
  isOwn: z.boolean(),
  state: z.string(),
  stateName: z.string(),
  handler: named('cbr', z.string()),
  signedAt: named('qssj', dateTime.nullable()),
  /** Until when it may ask to return it. */
  returnUntil: dateTime.nullable(),
  returnReason: named('thly', z.string()),
  extendedDays: named('ycts', z.int()),
  /** By how many days it has asked to have longer, and why; 0 where it has not asked. */
  askedDays: named('sqycts', z.int()),
  askedReason: named('sqycly', z.string()),
  dueAt: dateTime.nullable(),
  lamp,
  remainingDays: z.int().nullable(),
  conclusion: named('dbjl', z.string()),
  conclusionName: z.string(),
  /** What was said when it ended. */
  words: named('rdyj', z.string()),
  closedAt: dateTime.nullable(),
  feedbacks: named('fkList', z.array(Feedback)),
  urges: named('cbList', z.array(Urge)),
})

/** An order with its petitions, and with those of its addressees of which the caller may know: by its id, or by an addressee's. */
export const supervision = call('POST', 'api/supervisions/read', {
  json: {
    proceedingId: named('blid', z.string().trim().max(20).default('')),
    addresseeId: named('dxid', z.string().trim().max(20).default('')),
  },
  answer: z.object({
    ...Listed,
    version: z.int(),
    facts: named('dbsy', z.string()),
    demand: named('dbyq', z.string()),
    feedbackOn: named('yqfkrq', day.nullable()),
    drafter: named('ngr', z.string()),
    createdAt: named('ngsj', dateTime),
    closedAt: dateTime.nullable(),
    /** Whether the caller's organisation supervises. */
    isOffice: z.boolean(),
    /** The orders before it and after it. */
    previous: named('yd', z.object({ id: named('blid', z.string()), orderNo: named('dbbh', z.string()) }).nullable()),
    next: named('xd', z.object({ id: named('blid', z.string()), orderNo: named('dbbh', z.string()) }).nullable()),
    /** How many addressees there are, also of those that are not shown. */
    addresseeCount: named('dxs', z.int()),
    recipients: named('dxList', z.array(Addressee)),
    petitions: named('xfjList', z.array(Petition)),
    /** What was done with the order, oldest first, as far as the caller may read it. */
    timeline: named(
      'lsList',
      z.array(
        z.object({ at: dateTime, action: z.string(), person: z.string(), organisation: z.string(), text: z.string() }),
      ),
    ),
  }),
})

/**
 * 督办函: fills the template with what an order that was sent demands of one of its addressees. The file is the caller's
 * own, as that of `createDocument`.
 */
export const letter = call('POST', 'api/supervisions/letter', {
  writes: true,
  json: { addresseeId: named('dxid', z.string().trim().min(1).max(20)) },
  answer: z.object({ fileId: named('fjid', z.string()), fileName: named('wjm', z.string()) }),
})

/** What the caller may do with an order as a whole now, as `getButtonStatus` says it of a petition. */
export const supervisionButtons = call('POST', 'api/supervisions/buttons', {
  json: { proceedingId },
  answer: Buttons,
})

/** The same for one of its addressees: `proceedingId` is the addressee's. */
export const addresseeButtons = call('POST', 'api/supervisions/addresseeButtons', {
  json: { proceedingId },
  answer: Buttons,
})
