import { z } from 'zod'
import { officeText, version } from './action'
import { buttons as Buttons } from './buttons'
import { dateTime, day, list, nothing, page, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { LAMPS } from './rules/lamp'
import {
  OFFICIAL_LENGTH as LENGTH,
  MOST_RECEIVERS,
  OFFICIAL_KINDS,
  OFFICIAL_STATES,
  RECEIVER_STATES,
  SEAL_PICTURE,
  OFFICIAL_TEXTS as TEXTS,
  URGENCIES,
} from './rules/official-document'
import { uploaded, uploadedSome } from './uploaded'
import { unclassified, written } from './written'

const MOST_WORDS = 50
/** Characters of base64: of a certificate, or of signed data with one in it. */
const LONGEST_SIGNED = 20_000
/** Of a picture in base64. */
const LONGEST_PICTURE = Math.ceil(SEAL_PICTURE.bytes / 3) * 4
const id = named('gwid', z.string().trim().min(1).max(20))
const kind = named('gwzl', z.enum(keysOf(OFFICIAL_KINDS), { error: TEXTS.noKind }))
const urgency = named('jjcd', z.enum(keysOf(URGENCIES), { error: TEXTS.noUrgency }))
const title = named('bt', written(TEXTS.shortTitle, LENGTH.title))
const words = named('yj', written(TEXTS.shortWords, LENGTH.words))
const remark = named('yj', officeText('意见', { max: LENGTH.words.max }).default(''))
const petitionNo = named('xfjbh', z.string().trim().toUpperCase().max(20).default(''))

/** An organisation of the portal, or the name of one outside. */
const Receiver = z.object({
  orgId: named('dwid', z.string().trim().max(50).default('')),
  name: named('dwmc', unclassified(TEXTS.noName, LENGTH.name.max).default('')),
  /** 抄送 instead of 主送. */
  copied: named('csbz', z.boolean().default(false)),
})

const Acted = z.object({
  id: named('gwid', z.string()),
  state: named('gwzt', z.string()),
  stateName: z.string(),
  version: z.int(),
})

const acts = <const Fields extends Record<string, z.ZodType>>(action: string, fields: Fields) =>
  call('POST', `api/officialDocuments/${action}`, { writes: true, json: { id, version, ...fields }, answer: Acted })

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
const chosenSeal = named('yzid', z.string().trim().max(20).default(''))
const certificateText = z.string().trim().max(LONGEST_SIGNED)

/** By the picture of the seal alone, or with the signature of its key over what `prepareSeal` has answered. */
export const seal = acts('seal', {
  sealId: chosenSeal,
  madeAt: named('zzsj', z.union([z.literal(''), z.iso.datetime()]).default('')),
  /** Signed data in base64, its text and certificate in it. */
  signature: named('SignData', certificateText.default('')),
})

/** What the key of a seal signs: of the files as they are made at an instant. */
export const prepareSeal = call('POST', 'api/officialDocuments/prepareSeal', {
  json: { id, version, sealId: chosenSeal },
  slow: true,
  answer: z.object({ text: named('Message', z.string()), madeAt: named('zzsj', z.iso.datetime()) }),
})

export const send = acts('send', {})
/** 重新投递 to those to whom it could not be delivered. */
export const redeliver = acts('redeliver', {})
export const recall = acts('recall', { words })
export const finish = acts('finish', { words: remark })
export const cancel = acts('cancel', { words })
export const urge = acts('urge', {})
/** 更正: a new draft that takes the place of what was sent; answers the new one. */
export const correct = acts('correct', {})
export const sign = acts('sign', {})
export const conclude = acts('conclude', { words })
/** What an organisation outside has signed for on paper. */
export const recordReceipt = acts('recordReceipt', {
  seq: named('xh', z.int().min(1).max(MOST_RECEIVERS)),
  signer: named('qsr', unclassified(TEXTS.noSigner, LENGTH.name.max).min(1, TEXTS.noSigner)),
  signedOn: named('qsrq', day),
})

/** 收文登记: a paper that came from outside. */
export const receive = call('POST', 'api/officialDocuments/receive', {
  writes: true,
  json: {
    kind,
    urgency,
    title,
    senderName: named('lwdw', unclassified(TEXTS.noSender, LENGTH.name.max).min(LENGTH.name.min, TEXTS.noSender)),
    /** The number that its sender has given it; empty where it has none. */
    senderNo: named('lwh', z.string().trim().max(LENGTH.number.max).default('')),
    receivedOn: named('swrq', day),
    summary: named('nrzy', unclassified('请填写内容摘要', LENGTH.words.max).default('')),
    attachmentIds: uploadedSome(TEXTS.noPaper),
  },
  answer: Acted,
})

export const propose = acts('propose', { words })
export const instruct = acts('instruct', {
  words,
  /** 承办人, of the own organisation. */
  handlerId: named('cbr', required(TEXTS.noHandler)),
})
export const handle = acts('handle', { words })
export const link = acts('link', {
  aboutNo: named('glxfjbh', z.string().trim().toUpperCase().length(20, '信访件编号应为20个字符')),
})

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

const Received = z.object({
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

/** What the caller may do with it now, as `getButtonStatus` says it of a petition. */
export const officialButtons = call('POST', 'api/officialDocuments/buttons', { json: { id }, answer: Buttons })

/** 验章: whether the file that is kept, or a copy that the caller has uploaded, is what was sealed. */
export const verifySeal = call('POST', 'api/officialDocuments/verifySeal', {
  json: { id, copyId: named('wjid', z.string().trim().max(40).default('')) },
  answer: z.object({
    matches: named('yzbz', z.boolean()),
    digest: named('zy', z.string()),
    found: named('wjzy', z.string()),
    /** Whose key has signed it and when, and why that is not proven; null where it was sealed by the picture alone. */
    key: named(
      'yzmy',
      z
        .object({
          owner: named('cyr', z.string()),
          serialNo: named('zsxlh', z.string()),
          signedAt: named('qmsj', dateTime),
          problem: named('wtgyy', z.string()),
        })
        .nullable(),
    ),
  }),
})

const sealId = named('yzid', z.string().trim().min(1).max(20))

/** Seals of the own organisation, those in use first. */
export const orgSeals = call('POST', 'api/officialDocuments/seals', {
  answer: z.array(
    z.object({
      id: named('yzid', z.string()),
      name: named('yzmc', z.string()),
      holder: named('bgr', z.string()),
      isOwn: named('brbz', z.boolean()),
      /** As a data: URL. */
      picture: named('yztp', z.string()),
      validFrom: named('yxqs', day),
      validUntil: named('yxqz', day),
      /** In its time and not ended. */
      inUse: named('qybz', z.boolean()),
      /** Whose key signs with it; empty: by its picture alone. */
      keyOwner: named('yzmy', z.string()),
      keySerialNo: named('zsxlh', z.string()),
      uses: named('yycs', z.int()),
    }),
  ),
})

export const keepSeal = call('POST', 'api/officialDocuments/keepSeal', {
  writes: true,
  json: {
    name: named('yzmc', written(TEXTS.noSealName, LENGTH.name)),
    holderId: named('bgr', required(TEXTS.noHolder)),
    /** An uploaded PNG, or the picture that is on the key, in base64. */
    pictureId: named('yztp', z.string().trim().max(40).default('')),
    keyPicture: named('myztp', z.string().max(LONGEST_PICTURE, TEXTS.noPicture).default('')),
    /** DER in base64 of the key that signs with it; empty: by its picture alone. */
    certificate: named('yzzs', certificateText.default('')),
    validFrom: named('yxqs', day),
    validUntil: named('yxqz', day),
  },
  check: ({ validFrom, validUntil, pictureId, keyPicture }, problem) => {
    if (!pictureId && !keyPicture) problem(TEXTS.noPicture, 'pictureId')
    if (validUntil < validFrom) problem(TEXTS.wrongTime, 'validUntil')
  },
  answer: nothing,
})

export const endSeal = call('POST', 'api/officialDocuments/endSeal', {
  writes: true,
  json: { sealId },
  answer: nothing,
})
