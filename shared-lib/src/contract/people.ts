import { z } from 'zod'
import { list, optionalText, page, required } from './fields'
import { call } from './form'
import { MAIL_TEXTS } from './rules/mail'

const Person = z.object({
  loginAccount: z.string(),
  userName: z.string(),
  orgName: z.string(),
  orgId: z.string(),
})

/** People in use whose name holds a text, once for each organisation in which they have a post. */
export const peopleByName = call('POST', 'api/xfUserController/getUserListByName', {
  form: page,
  data: {
    userName: required(MAIL_TEXTS.noName),
    /** Of the organisation; only exactly this region. */
    regionCode: optionalText(12),
    isUse: z.literal([1, '1']).optional(),
  },
  answer: list(Person),
})
