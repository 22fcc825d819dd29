import { z } from 'zod'
import { officeText, version } from './action'
import { buttons as Buttons } from './buttons'
import { dateTime, list, page, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { counted } from './lists'
import { LAMPS } from './rules/lamp'
import {
  ADOPTED,
  answerProblems,
  RECOMMENDATION_LENGTH as LENGTH,
  RECOMMENDATION_KINDS,
  RECOMMENDATION_TEXTS as TEXTS,
} from './rules/recommendation'
import { uploaded } from './uploaded'
import { unclassified, written } from './written'

const MOST_WORDS = 50
const id = named('sxjyid', z.string().trim().min(1).max(20))
const kind = named('jyzl', z.enum(keysOf(RECOMMENDATION_KINDS), { error: TEXTS.noKind }))
const receiverId = named('bjydw', required(TEXTS.noReceiver))
const text = named('jynr', written(TEXTS.shortText, LENGTH.text))
const words = named('yj', written(TEXTS.shortWords, LENGTH.words))
const remark = named('yj', officeText('意见', { max: LENGTH.words.max }).default(''))
const maybePetitionNo = named('xfjbh', z.string().trim().toUpperCase().max(20).default(''))
const supervisionId = named('dbdid', z.string().trim().max(20).default(''))

/** What an action led to. */
const Acted = z.object({
  id: named('sxjyid', z.string()),
  state: named('jyzt', z.string()),
  stateName: z.string(),
  version: z.int(),
})

const acts = <const Fields extends Record<string, z.ZodType>>(action: string, fields: Fields) =>
  call('POST', `api/recommendations/${action}`, { writes: true, json: { id, version, ...fields }, answer: Acted })

/** 提出建议: to any organisation, about a petition, an order of supervision, or neither. */
export const write = call('POST', 'api/recommendations/write', {
  writes: true,
  json: { kind, receiverId, text, petitionNo: maybePetitionNo, supervisionId },
  answer: Acted,
})

export const rewrite = acts('rewrite', { kind, receiverId, text })
export const agree = acts('agree', { words: remark })
export const sendBack = acts('sendBack', { words })
export const withdraw = acts('withdraw', { words })
export const sign = acts('sign', {})
export const agreeAnswer = acts('agreeAnswer', { words: remark })
export const returnAnswer = acts('returnAnswer', { words })
export const accept = acts('accept', { words: remark })
export const askAgain = acts('askAgain', { words })

/** Whether the addressee adopts it, what is done, and why not. */
export const answer = call('POST', 'api/recommendations/answer', {
  writes: true,
  json: {
    id,
    version,
    adopted: named('cnqk', z.enum(keysOf(ADOPTED), { error: TEXTS.noAdopted })),
    measures: named('zgcs', unclassified(TEXTS.shortMeasures, LENGTH.measures.max).default('')),
    reason: named('wcnly', unclassified(TEXTS.shortReason, LENGTH.reason.max).default('')),
    fileIds: uploaded(),
  },
  check: (args, problem) => {
    for (const { field, text: wrong } of answerProblems(args)) problem(wrong, field)
  },
  answer: Acted,
})

const Listed = {
  id: named('sxjyid', z.string()),
  /** 文号; empty until it is sent. */
  documentNo: named('wh', z.string()),
  kind: named('jyzl', z.enum(keysOf(RECOMMENDATION_KINDS))),
  sender: named('jydw', z.string()),
  receiver: named('bjydwmc', z.string()),
  /** Empty where there is none, or the caller may not know of it. */
  petitionNo: named('xfjbh', z.string()),
  text: named('jynr', z.string()),
  state: named('jyzt', z.string()),
  stateName: z.string(),
  sentAt: named('fcsj', dateTime.nullable()),
  dueAt: dateTime.nullable(),
  lamp: z.enum(keysOf(LAMPS)),
  remainingDays: z.int().nullable(),
  /** Empty as long as no answer has come. */
  adopted: named('cnqk', z.enum(['', ...keysOf(ADOPTED)])),
  answeredAt: named('fksj', dateTime.nullable()),
  /** Whether the answer came after its day. */
  isLate: named('csbz', z.boolean()),
}

/**
 * Where the list has them: those that wait for the caller, those on which the caller decides in a leader's place, one's own
 * on the way, the register, those received.
 */
export const RECOMMENDATION_TABS = ['mine', 'entrusted', 'drafts', 'sent', 'received'] as const

/** By the answer: one of them, none yet, any at all, or late. */
export const ANSWERED_BY = ['', ...keysOf(ADOPTED), 'waiting', 'answered', 'late'] as const

export const recommendations = call('POST', 'api/recommendations/list', {
  json: {
    tab: named('bqy', z.enum(RECOMMENDATION_TABS).default('mine')),
    /** Of its sending, else of its writing; 0: any. */
    year: named('nd', z.int().min(0).max(2100).default(0)),
    kind: named('jyzl', z.enum(['', ...keysOf(RECOMMENDATION_KINDS)]).default('')),
    adopted: named('cnqk', z.enum(ANSWERED_BY).default('')),
    /** Begin of its number, or words in the name of the other organisation. */
    words: z.string().trim().max(MOST_WORDS).default(''),
    counted,
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(z.object(Listed)),
})

const Figure = {
  sent: named('fcs', z.int()),
  waiting: named('wfks', z.int()),
  answered: named('fks', z.int()),
  full: named('qbcns', z.int()),
  part: named('bfcns', z.int()),
  none: named('wcns', z.int()),
  late: named('css', z.int()),
}

/** M20 of a year: what the caller's organisation has sent, by kind, and what was adopted of it; the last row is all. */
export const recommendationFigures = call('POST', 'api/recommendations/figures', {
  json: { year: named('nd', z.int().min(2000).max(2100)) },
  answer: z.array(z.object({ kind: named('jyzl', z.enum(['', ...keysOf(RECOMMENDATION_KINDS)])), ...Figure })),
})

/** Of a petition or of an order of supervision, newest first. */
export const recommendationsOf = call('POST', 'api/recommendations/of', {
  json: { petitionNo: maybePetitionNo, supervisionId },
  answer: z.array(z.object(Listed)),
})

const Attached = z.object({ id: z.string(), name: z.string() })

/** A recommendation with all that the caller's organisation may know of it. */
export const recommendation = call('POST', 'api/recommendations/read', {
  json: { id },
  answer: z.object({
    ...Listed,
    version: z.int(),
    receiverId: named('bjydw', z.string()),
    /** Empty where there is none, or it is another organisation's. */
    supervisionId: named('dbdid', z.string()),
    drafter: named('ngr', z.string()),
    /** Whether the addressee works in the portal: what it answers is typed in by the sender otherwise. */
    hasAccess: named('ktbz', z.boolean()),
    /** 建议书, once it is sent. */
    paper: named('wsfj', Attached.nullable()),
    answers: named(
      'fkList',
      z.array(
        z.object({
          round: named('cs', z.int()),
          adopted: named('cnqk', z.enum(keysOf(ADOPTED))),
          measures: named('zgcs', z.string()),
          reason: named('wcnly', z.string()),
          files: named('fjList', z.array(Attached)),
          writtenBy: named('txr', z.string()),
          at: dateTime,
          isLate: named('csbz', z.boolean()),
          /** Empty as long as the sender has not judged it. */
          verdict: named('rdjg', z.string()),
        }),
      ),
    ),
    entries: named(
      'jlList',
      z.array(
        z.object({
          at: dateTime,
          organisation: z.string(),
          person: named('czr', z.string()),
          /** In whose place, where it was done for somebody else. */
          onBehalfOf: named('wtr', z.string()),
          action: named('cz', z.string()),
          text: named('yj', z.string()),
        }),
      ),
    ),
  }),
})

/** What the caller may do with it now, as `getButtonStatus` says it of a petition. */
export const recommendationButtons = call('POST', 'api/recommendations/buttons', { json: { id }, answer: Buttons })
