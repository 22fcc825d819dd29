import { z } from 'zod'
import { officeText, petitionNo } from './action'
import { documentNo } from './document-number'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { CANCEL_LENGTH, DOCUMENT_NO_TEXTS, LONGEST_DOCUMENT_NO } from './rules/document-number'
import { written as reasonFor } from './written'

const MOST_TEXT = 5000

const words = (name: string, what: string) => named(name, officeText(what, { max: MOST_TEXT }).default(''))

/** What the writer of a document may say, by the names of the arguments. */
export const WRITTEN = ['documentNo', 'text', 'facts', 'opinion', 'basis'] as const

/** The templates of which a document of a petition can be made; those that its state suggests come first. */
export const documentTemplates = call('POST', 'api/petitions/documentTemplates', {
  json: { petitionNo },
  answer: z.array(
    z.object({
      templateId: named('mbid', z.string()),
      name: named('mbmc', z.string()),
      isSuggested: z.boolean(),
      /** Of what the writer may say, what there is room for. */
      written: z.array(z.enum(WRITTEN)),
      /** The number that it would have. */
      documentNo: named('wh', z.string()),
      /** Whether the caller's organisation would answer with it: an opinion or a reply. */
      isAnswer: named('dfws', z.boolean()),
    }),
  ),
})

/**
 * 生成文书: fills a template with what is known of a petition and what the writer says. The file is the caller's own, to be
 * looked at, changed, and handed in with an action; until then it belongs to nothing.
 */
export const createDocument = call('POST', 'api/petitions/createDocument', {
  writes: true,
  json: {
    petitionNo,
    templateId: named('mbid', z.string({ error: '请指定文书模板' }).trim().min(1, '请指定文书模板').max(20)),
    documentNo,
    text: words('wsnr', '文书内容'),
    facts: words('ss', '事实和理由'),
    opinion: words('clyj', '处理意见'),
    basis: words('flyj', '法律依据'),
  },
  answer: z.object({ fileId: named('fjid', z.string()), fileName: named('wjm', z.string()) }),
})

const TAKEN_STATES = ['reserved', 'issued', 'cancelled'] as const

/** 文号登记簿: the numbers that the caller's organisation took in a year, the newest first; at most a thousand. */
export const documentNumbers = call('POST', 'api/documents/numbers', {
  json: {
    year: named('nd', z.int().min(2000).max(2100)),
    /** DM_WSLX; empty: all. */
    type: named('wslx', z.string().max(2).default('')),
  },
  answer: z.array(
    z.object({
      documentNo: named('wh', z.string()),
      typeName: named('wslxmc', z.string()),
      /** Empty of a petition that the caller may not see. */
      petitionNo: named('xfjbh', z.string()),
      takenAt: named('qhsj', dateTime),
      takenBy: named('qhr', z.string()),
      /** reserved: nothing was issued under it yet. */
      state: named('whzt', z.enum(TAKEN_STATES)),
      /** Why it was cancelled, and by whom. */
      cancelReason: named('zfly', z.string()),
      cancelledBy: named('zfr', z.string()),
    }),
  ),
})

/** 作废文号: one under which nothing was issued; it is never given again. */
export const cancelDocumentNo = call('POST', 'api/documents/cancelNumber', {
  writes: true,
  json: {
    documentNo: named('wh', z.string().trim().min(1, DOCUMENT_NO_TEXTS.wrong).max(LONGEST_DOCUMENT_NO)),
    reason: named('zfly', reasonFor(DOCUMENT_NO_TEXTS.shortReason, CANCEL_LENGTH)),
  },
  answer: nothing,
})
