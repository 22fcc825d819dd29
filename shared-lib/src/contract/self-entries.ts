import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { SUMMARY_LENGTH } from './rules/petition'
import { SELF_ENTRY_LENGTHS as LENGTHS, SELF_ENTRY_TEXTS as TEXTS, VISIT_RATINGS } from './rules/self-entry'

const LONGEST_TOKEN = 200

const ticketNo = named('ckdjbh', z.string().trim().length(18, '窗口登记编号应为18个字符'))
const token = named('lp', z.string({ error: TEXTS.gone }).max(LONGEST_TOKEN, TEXTS.gone))
const text = (wire: string, max: number, tooLong: string) =>
  named(wire, z.string().trim().max(max, tooLong).default(''))

const entered = {
  name: text('xm', LENGTHS.name.max, TEXTS.name),
  idCard: text('zjhm', LENGTHS.idCard, TEXTS.noIdCard),
  mobile: text('sjh', LENGTHS.mobile, '手机号码格式不正确'),
  address: text('zz', LENGTHS.address, TEXTS.address),
  summary: text('nrzy', SUMMARY_LENGTH.max, TEXTS.summary),
}

/**
 * A token for the code of a ticket: whoever scans it may send one entry, for half an hour. No write of the kind whose
 * answer is kept: the token is nowhere legible.
 */
export const openSelfEntry = call('POST', 'api/selfEntries/open', {
  json: { ticketNo },
  answer: z.object({ token: named('lp', z.string()), until: named('yxqz', dateTime) }),
})

/** Which tickets of today at the caller's organisation have an entry, and whether it was taken over. */
export const selfEntries = call('POST', 'api/selfEntries/list', {
  background: true,
  json: {},
  answer: z.array(
    z.object({
      ticketNo: named('ckdjbh', z.string()),
      filledAt: named('tbsj', dateTime),
      isTaken: named('drbz', z.boolean()),
      /** What the visitor thought of the reception, and said of it; empty while it was not rated. */
      rating: named('myd', z.string()),
      ratingText: named('pjnr', z.string()),
    }),
  ),
})

/** 带入: what the visitor has entered last, for the form of the interview. Its answer is not kept, either. */
export const takeSelfEntry = call('POST', 'api/selfEntries/take', {
  json: { ticketNo },
  answer: z.object({
    name: named('xm', z.string()),
    idCard: named('zjhm', z.string()),
    mobile: named('sjh', z.string()),
    address: named('zz', z.string()),
    summary: named('nrzy', z.string()),
  }),
})

/** Until when a token can still be used: nothing else can be asked with it. */
export const checkSelfEntry = call('POST', 'api/selfEntries/check', {
  open: true,
  json: { token },
  answer: z.object({ until: named('yxqz', dateTime) }),
})

/** Sends what a visitor has entered. The token is used up. */
export const sendSelfEntry = call('POST', 'api/selfEntries/send', {
  open: true,
  json: { token, ...entered },
  answer: nothing,
})

/** What came of a visit, for whoever has sent an entry with the token, until the next day. */
export const visitOutcome = call('POST', 'api/selfEntries/outcome', {
  open: true,
  background: true,
  json: { token },
  answer: z.object({
    state: z.enum(['waiting', 'called', 'over', 'registered']),
    /** With the query code, by which the petitioner asks how it stands; empty until it is registered. */
    petitionNo: named('xfjbh', z.string()),
    queryCode: named('cxm', z.string()),
    isRated: named('pjbz', z.boolean()),
  }),
})

/** 服务评价: how whoever was received found it, once the visit is registered; once. */
export const rateVisit = call('POST', 'api/selfEntries/rate', {
  open: true,
  json: {
    token,
    rating: named('myd', z.enum(keysOf(VISIT_RATINGS), { error: TEXTS.noRating })),
    text: text('pjnr', LENGTHS.rating, TEXTS.longRating),
  },
  answer: nothing,
})
