import { z } from 'zod'
import { required } from './fields'
import { call, named } from './form'

/** Columns of a list, three comma-separated lists of equal length: headings, fields of the rows, widths in pixels. */
export const displayColumns = call('POST', 'api/DisplayColumnController/queryDisplayColumn', {
  jsonData: { viewId: required('请指定列表').max(50) },
  answer: z.object({
    headings: named('headDescrip', z.string()),
    fields: named('headName', z.string()),
    widths: named('headWidth', z.string()),
  }),
})

/** A key nobody else has, for a draft that a page keeps before the server knows it. */
export const newKey = call('POST', 'api/UUIDController/generateUUID', { answer: z.uuid() })

/** The file from which a document is made, by the id of its template. */
export const templateFileName = call('POST', 'api/GwmbController/getGwmbFileNameById', {
  query: { id: required('请指定文书模板').max(20) },
  answer: z.string(),
})

/** Where the portal shows a petition to the caller, below the base path. */
export const caseAddress = call('POST', 'api/XfjxxController/getUrl', {
  query: { petitionNo: named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符')) },
  answer: z.object({ url: z.string() }),
})
