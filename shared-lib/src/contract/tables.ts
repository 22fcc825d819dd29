import { z } from 'zod'
import { optionalText, required } from './fields'
import { call } from './form'

/** Values of a code table (DM_…); all of it, or what lies below `codeId`. */
export const codeTable = call('POST', 'api/CodeTableItemController/getListMenu', {
  jsonData: { tableName: required('请指定代码表'), codeId: z.string().optional() },
  answer: z.array(z.object({ codeId: z.string(), codeName: z.string(), parentId: z.string().nullable() })),
})

export const Region = z.object({
  regionCode: z.string(),
  regionName: z.string(),
  regionType: z.string(),
  leaf: z.boolean(),
})

/** Regions directly below `parentCode`; the province without one. */
export const regions = call('POST', 'api/regionController/getInventedList', {
  form: {
    parentCode: z.string().optional(),
    regionType: z.string().optional(),
    operateType: z.string().optional(),
    /** Only regions in which, or below which, an organisation has this in its name. */
    orgName: optionalText(100),
  },
  answer: z.array(Region),
})
