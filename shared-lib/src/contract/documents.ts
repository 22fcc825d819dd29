import { z } from 'zod'
import { officeText, petitionNo } from './action'
import { call, named } from './form'

const MOST_TEXT = 5000

const words = (name: string, what: string, max = MOST_TEXT) => named(name, officeText(what, { max }).default(''))

/**
 * 生成文书: fills a template with what is known of a petition and what the writer says. The file is the caller's own, to be
 * looked at, changed, and handed in with an action; until then it belongs to nothing.
 */
export const createDocument = call('POST', 'api/petitions/createDocument', {
  writes: true,
  json: {
    petitionNo,
    templateId: named('mbid', z.string({ error: '请指定文书模板' }).trim().min(1, '请指定文书模板').max(20)),
    documentNo: words('wh', '文号', 50),
    text: words('wsnr', '文书内容'),
    facts: words('ss', '事实和理由'),
    opinion: words('clyj', '处理意见'),
    basis: words('flyj', '法律依据'),
  },
  answer: z.object({ fileId: named('fjid', z.string()), fileName: named('wjm', z.string()) }),
})
