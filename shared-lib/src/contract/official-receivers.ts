import { z } from 'zod'
import { dateTime, day, page } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { acts, id, MOST_WORDS, words } from './official-document-fields'
import {
  OFFICIAL_LENGTH as LENGTH,
  MOST_RECEIVERS,
  RECEIVER_STATES,
  OFFICIAL_TEXTS as TEXTS,
} from './rules/official-document'
import { unclassified } from './written'

export const send = acts('send', {})

/** 重新投递 to those to whom it could not be delivered. */
export const redeliver = acts('redeliver', {})

export const recall = acts('recall', { words })

export const urge = acts('urge', {})

export const sign = acts('sign', {})

export const conclude = acts('conclude', { words })

/** What an organisation outside has signed for on paper. */
export const recordReceipt = acts('recordReceipt', {
  seq: named('xh', z.int().min(1).max(MOST_RECEIVERS)),
  signer: named('qsr', unclassified(TEXTS.noSigner, LENGTH.name.max).min(1, TEXTS.noSigner)),
  signedOn: named('qsrq', day),
})

export const Received = z.object({
  seq: named('xh', z.int()),
  /** Empty: outside of the portal. */
  orgId: named('dwid', z.string()),
  name: named('dwmc', z.string()),
  copied: named('csbz', z.boolean()),
  state: named('jszt', z.enum(keysOf(RECEIVER_STATES))),
  /** Whether it signs in the portal; for others the sender records it. */
  inPortal: named('xtnbz', z.boolean()),
  signedAt: named('qssj', dateTime.nullable()),
  signer: named('qsr', z.string()),
  dueAt: dateTime.nullable(),
  isLate: named('csyqbz', z.boolean()),
  urgedAt: named('cbsj', dateTime.nullable()),
  /** Null: on its way, or failed. */
  deliveredAt: named('tdsj', dateTime.nullable()),
  failure: named('tdsbyy', z.string()),
})

/** Of its receivers: all, those that have not signed, have signed, have ended it, are or were late, or could not be delivered to. */
export const RECEIPT_FILTERS = ['all', 'waiting', 'signed', 'done', 'late', 'failed'] as const

/** Its receivers by pages, and how many each filter leaves of those whose names have the words. */
export const receiversOf = call('POST', 'api/officialDocuments/receivers', {
  json: {
    id,
    words: z.string().trim().max(MOST_WORDS).default(''),
    filter: named('qszt', z.enum(RECEIPT_FILTERS).default('all')),
    limit: page.limit,
    cursor: z.string().max(20).optional(),
  },
  answer: z.object({
    list: z.array(Received),
    total: z.int(),
    next: z.string().nullable(),
    counts: named(
      'sl',
      z.object({
        all: named('qb', z.int()),
        waiting: named('dqs', z.int()),
        signed: named('yqs', z.int()),
        done: named('ybj', z.int()),
        late: named('csyq', z.int()),
        failed: named('tdsb', z.int()),
      }),
    ),
  }),
})

/** How far the sending is: to how many of its receivers it was delivered, and to how many it could not be. */
export const deliveryOf = call('POST', 'api/officialDocuments/delivery', {
  json: { id },
  answer: z.object({
    total: named('zs', z.int()),
    delivered: named('yts', z.int()),
    failed: named('sbs', z.int()),
    isRunning: named('tdzbz', z.boolean()),
  }),
})
