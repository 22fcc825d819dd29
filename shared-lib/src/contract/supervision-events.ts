import { z } from 'zod'
import { dateTime, list, page, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { SUPERVISION_EVENTS, SUPERVISION_EVENT_TEXTS as TEXTS } from './rules/recommendation'
import { uploaded } from './uploaded'
import { remark, written } from './written'

const MOST_WORDS = 50
const maybePetitionNo = named('xfjbh', z.string().trim().toUpperCase().max(20).default(''))
const supervisionId = named('dbdid', z.string().trim().max(20).default(''))

const Event = z.object({
  id: named('sjid', z.string()),
  kind: named('sjzl', z.enum(keysOf(SUPERVISION_EVENTS))),
  heldOn: named('rq', z.iso.date()),
  organisation: named('djdw', z.string()),
  receiver: named('dxdwmc', z.string()),
  documentNo: named('wh', z.string()),
  participants: named('cjry', z.string()),
  text: named('sy', z.string()),
  /** Empty where there is none, or the caller may not know of it. */
  petitionNo: named('xfjbh', z.string()),
  files: named('fjList', z.array(z.object({ id: z.string(), name: z.string() }))),
  recordedBy: named('djr', z.string()),
  recordedAt: named('djsj', dateTime),
})

/** 通报, 约谈, 挂牌: recorded about a petition or an order of supervision. */
export const addSupervisionEvent = call('POST', 'api/supervisionEvents/add', {
  writes: true,
  json: {
    kind: named('sjzl', z.enum(keysOf(SUPERVISION_EVENTS), { error: TEXTS.noKind })),
    receiverId: named('dxdw', required(TEXTS.noReceiver)),
    heldOn: named('rq', z.iso.date({ error: TEXTS.noDay })),
    documentNo: named('wh', written(TEXTS.noDocument, { min: 1, max: 64 })),
    participants: named('cjry', remark('参加人员')),
    text: named('sy', written(TEXTS.shortText, { min: 10, max: 1000 })),
    fileIds: uploaded(),
    petitionNo: maybePetitionNo,
    supervisionId,
  },
  answer: Event,
})

/** Those of the caller's organisation, or that concern it; newest first. */
export const supervisionEvents = call('POST', 'api/supervisionEvents/list', {
  json: {
    year: named('nd', z.int().min(0).max(2100).default(0)),
    kind: named('sjzl', z.enum(['', ...keysOf(SUPERVISION_EVENTS)]).default('')),
    words: z.string().trim().max(MOST_WORDS).default(''),
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(Event),
})

/** Of a petition or of an order of supervision, newest first. */
export const supervisionEventsOf = call('POST', 'api/supervisionEvents/of', {
  json: { petitionNo: maybePetitionNo, supervisionId },
  answer: z.array(Event),
})
