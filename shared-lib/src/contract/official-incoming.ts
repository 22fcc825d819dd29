import { z } from 'zod'
import { day, required } from './fields'
import { call, named } from './form'
import { Acted, acts, kind, title, urgency, words } from './official-document-fields'
import { OFFICIAL_LENGTH as LENGTH, OFFICIAL_TEXTS as TEXTS } from './rules/official-document'
import { uploadedSome } from './uploaded'
import { unclassified } from './written'

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
