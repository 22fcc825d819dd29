import { z } from 'zod'
import { officeText, petitionNo } from './action'
import { day, nothing, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { FOLLOW_UP_RESULTS, FOLLOW_UP_WAYS, HALVES, RECEPTION_TEXTS as TEXTS } from './rules/reception'
import { unclassified } from './written'

const MOST_DAYS = 100
const MOST_RECEIVED = 200
const RECEIVED_SHOWN = 50
const MIN_TEXT = 5
const MOST_TEXT = 500

const dayId = named('pbid', z.string().trim().min(1))
const half = named('sd', z.enum(keysOf(HALVES), { error: TEXTS.noHalf }))

const ReceptionDay = z.object({
  dayId: named('pbid', z.string()),
  day: named('jfrq', day),
  half,
  leaderId: named('jfldId', z.string()),
  leader: named('jfld', z.string()),
  leaderDuty: named('zw', z.string()),
  place: named('jfdd', z.string()),
  isPublished: named('gsbz', z.boolean()),
})

/** 接访排班: the days of a month on which leaders of the caller's organisation receive petitioners. */
export const receptionDays = call('POST', 'api/receptions/days', {
  json: { month: named('yf', z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确，应为 YYYY-MM')) },
  answer: z.array(ReceptionDay),
})

/** A new day, or another leader, day or place of one that is there. */
export const saveReceptionDay = call('POST', 'api/receptions/saveDay', {
  writes: true,
  json: {
    dayId: named('pbid', z.string().default('')),
    leaderId: named('jfldId', required(TEXTS.noLeader)),
    day: named('jfrq', z.iso.date({ error: TEXTS.noDay })),
    half,
    place: named('jfdd', unclassified(TEXTS.noPlace, 100, TEXTS.noPlace).min(1, TEXTS.noPlace)),
  },
  answer: nothing,
})

/** 取消: the leader does not receive on that day. */
export const cancelReceptionDay = call('POST', 'api/receptions/cancelDay', {
  writes: true,
  json: { dayId, reason: named('qxyy', officeText('取消原因', { min: 2, max: 200 })) },
  answer: nothing,
})

/** 公示: the hall's screen shows them; answers how many were not yet published. */
export const publishReceptionDays = call('POST', 'api/receptions/publishDays', {
  writes: true,
  json: { dayIds: named('pbidList', z.array(z.string()).min(1, TEXTS.nothingToPublish).max(MOST_DAYS)) },
  answer: z.int(),
})

/** Who receives petitioners today at the caller's organisation, as the public is told. */
export const receptionsToday = call('POST', 'api/receptions/today', {
  background: true,
  json: {},
  answer: z.array(ReceptionDay.pick({ dayId: true, half: true, leader: true, leaderDuty: true, place: true })),
})

const way = named('hffs', z.enum(keysOf(FOLLOW_UP_WAYS), { error: TEXTS.noWay }))
const result = named('hfjg', z.enum(keysOf(FOLLOW_UP_RESULTS), { error: TEXTS.noResult }))

const Received = z.object({
  petitionNo: named('xfjbh', z.string()),
  summary: named('nrzy', z.string()),
  leader: named('jfld', z.string()),
  day: named('jfrq', day),
  /** Whether the case has ended. */
  isClosed: named('bjbz', z.boolean()),
  followUps: named(
    'hfList',
    z.array(z.object({ day: named('hfrq', day), way, result, text: named('hfqk', z.string()) })),
  ),
})

/** Whom leaders of the caller's organisation have received, the latest first: asked afterwards, or not yet. */
export const received = call('POST', 'api/receptions/received', {
  json: {
    isFollowedUp: named('hfbz', z.boolean().default(false)),
    limit: z.int().min(1).max(MOST_RECEIVED).default(RECEIVED_SHOWN),
    cursor: z.string().optional(),
  },
  answer: z.object({ list: z.array(Received), next: z.string().nullable() }),
})

/** 接访回访. */
export const followUp = call('POST', 'api/receptions/followUp', {
  writes: true,
  json: {
    petitionNo,
    day: named('hfrq', day),
    way,
    result,
    text: named('hfqk', unclassified(TEXTS.shortText, MOST_TEXT, TEXTS.shortText).min(MIN_TEXT, TEXTS.shortText)),
  },
  answer: nothing,
})
