import { z } from 'zod'
import { officeText, petitionNo } from './action'
import { documentNo } from './document-number'
import { call, named } from './form'

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
