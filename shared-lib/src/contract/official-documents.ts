import { z } from 'zod'
import { version } from './action'
import { buttons as Buttons } from './buttons'
import { dateTime, list, nothing, page } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { Acted, acts, id, kind, MOST_WORDS, remark, title, urgency, words } from './official-document-fields'
import { Received } from './official-receivers'
import { LAMPS } from './rules/lamp'
import {
  OFFICIAL_LENGTH as LENGTH,
  MOST_RECEIVERS,
  OFFICIAL_KINDS,
  OFFICIAL_STATES,
  OFFICIAL_TEXTS as TEXTS,
  URGENCIES,
} from './rules/official-document'
import { uploaded } from './uploaded'
import { unclassified, written } from './written'

export * from './official-incoming'
export * from './official-receivers'
export * from './official-seals'

const petitionNo = named('xfjbh', z.string().trim().toUpperCase().max(20).default(''))

/** An organisation of the portal, or the name of one outside. */
const Receiver = z.object({
  orgId: named('dwid', z.string().trim().max(50).default('')),
  name: named('dwmc', unclassified(TEXTS.noName, LENGTH.name.max).default('')),
  /** 抄送 instead of 主送. */
  copied: named('csbz', z.boolean().default(false)),
})

const draftFields = {
  kind,
  urgency,
  title,
  body: named('zw', written(TEXTS.shortBody, LENGTH.body)),
  receivers: named('jsdwList', z.array(Receiver).max(MOST_RECEIVERS, TEXTS.tooMany)),
  attachmentIds: uploaded(),
}

/** 拟稿: a draft, about a petition or none. */
export const draft = call('POST', 'api/officialDocuments/draft', {
  writes: true,
  json: { ...draftFields, petitionNo },
  answer: Acted,
})

export const edit = acts('edit', draftFields)

export const submit = acts('submit', {})

export const remove = call('POST', 'api/officialDocuments/remove', {
  writes: true,
  json: { id, version },
  answer: nothing,
})

export const approve = acts('approve', { words: remark })

export const sendBack = acts('sendBack', { words })

export const number = acts('number', {})

export const finish = acts('finish', { words: remark })

export const cancel = acts('cancel', { words })

/** 更正: a new draft that takes the place of what was sent; answers the new one. */
export const correct = acts('correct', {})

const Listed = {
  id: named('gwid', z.string()),
  incoming: named('swbz', z.boolean()),
  /** 文号, or that of the sender; empty until there is one. */
  documentNo: named('wh', z.string()),
  kind: named('gwzl', z.enum(keysOf(OFFICIAL_KINDS))),
  urgency: named('jjcd', z.enum(keysOf(URGENCIES))),
  title: named('bt', z.string()),
  sender: named('fwdw', z.string()),
  /** 主送, the first ones by name. */
  receivers: named('zsdw', z.string()),
  /** Empty where there is none, or the caller may not know of it. */
  petitionNo: named('xfjbh', z.string()),
  /** Who is asked and has entrusted it to the caller (授权代审); empty where nobody has. */
  onBehalf: named('wtr', z.string()),
  state: named('gwzt', z.enum(keysOf(OFFICIAL_STATES))),
  /** Of what was received from an organisation of the portal what the own has done with it. */
  stateName: z.string(),
  /** Of its sending or its arrival; of its writing until then. */
  at: named('rq', dateTime),
  dueAt: dateTime.nullable(),
  lamp: z.enum(keysOf(LAMPS)),
  remainingDays: z.int().nullable(),
  signed: named('yqss', z.int()),
  total: named('jsdws', z.int()),
}

/** 收文, 发文, 待办, 草稿. */
export const OFFICIAL_TABS = ['received', 'sent', 'todo', 'drafts'] as const

const filters = {
  /** Of its date; 0: any. */
  year: named('nd', z.int().min(0).max(2100).default(0)),
  kind: named('gwzl', z.enum(['', ...keysOf(OFFICIAL_KINDS)]).default('')),
  urgency: named('jjcd', z.enum(['', ...keysOf(URGENCIES)]).default('')),
  state: named('gwzt', z.enum(['', ...keysOf(OFFICIAL_STATES)]).default('')),
  /** Begin of its number, or words of its title or of the other organisation. */
  words: z.string().trim().max(MOST_WORDS).default(''),
}

export const officialDocuments = call('POST', 'api/officialDocuments/list', {
  json: {
    tab: named('bqy', z.enum(OFFICIAL_TABS).default('todo')),
    ...filters,
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(z.object(Listed)),
})

/** 发文登记簿, 收文登记簿: what the list has by the same filters, as a workbook. */
export const registerSheet = call('POST', 'api/officialDocuments/sheet', {
  json: { tab: named('bqy', z.enum(['received', 'sent'])), ...filters },
  slow: true,
  answer: z.object({
    name: named('wjm', z.string()),
    /** Base64 of the .xlsx. */
    content: named('nr', z.string()),
  }),
})

/** Of a petition, newest first. */
export const officialDocumentsOf = call('POST', 'api/officialDocuments/of', {
  json: { petitionNo },
  answer: z.array(z.object(Listed)),
})

/** What a document about a petition begins with. */
export const draftOfCase = call('POST', 'api/officialDocuments/draftOf', {
  json: { petitionNo },
  answer: z.object({ title: named('bt', z.string()), body: named('zw', z.string()) }),
})

const Attached = z.object({ id: z.string(), name: z.string() })

/** A document with all that the caller's organisation may know of it. */
export const officialDocument = call('POST', 'api/officialDocuments/read', {
  json: { id },
  answer: z.object({
    ...Listed,
    version: z.int(),
    body: named('zw', z.string()),
    drafter: named('ngr', z.string()),
    department: named('ngbm', z.string()),
    isSender: named('fwbz', z.boolean()),
    receivedOn: named('swrq', z.string()),
    /** The file under its seal. */
    paper: named('gwwj', Attached.nullable()),
    /** The same as a PDF with its fonts inside; null of what was sealed before there were any. */
    pdf: named('gwpdf', Attached.nullable()),
    attachments: named('fjList', z.array(Attached)),
    sealedBy: named('yyr', z.string()),
    sealedAt: named('yysj', dateTime.nullable()),
    sealName: named('yzmc', z.string()),
    /** Whose key has signed it; empty where it was sealed by the picture alone. */
    sealKey: named('yzmy', z.string()),
    digest: named('zy', z.string()),
    pdfDigest: named('pdfzy', z.string()),
    /** By which version of an office's template it is laid out; empty: the product's. */
    template: named('bsmb', z.string()),
    replacesId: named('gzgwid', z.string()),
    /** What has taken its place, once that was sent. */
    replacedById: named('bgzgwid', z.string()),
    /** All of a draft; else the first 50, and those whose signing is to be recorded: `receiversOf` has all. */
    receiverList: named('jsdwList', z.array(Received)),
    entries: named(
      'jlList',
      z.array(
        z.object({
          at: dateTime,
          organisation: z.string(),
          person: named('czr', z.string()),
          onBehalfOf: named('wtr', z.string()),
          action: named('cz', z.string()),
          text: named('yj', z.string()),
        }),
      ),
    ),
  }),
})

/** What the caller may do with it now, as `getButtonStatus` says it of a petition. */
export const officialButtons = call('POST', 'api/officialDocuments/buttons', { json: { id }, answer: Buttons })
