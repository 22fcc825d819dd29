import { z } from 'zod'
import { list, optionalText, page, required } from './fields'
import { call, named } from './form'
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
    isUse: z.literal(1).optional(),
  },
  answer: list(Person),
})

const LEVELS = ['1', '2', '3', '4', '5', '6'] as const

/**
 * People in use of a region, all of them or those whose name holds a text, once for each organisation in which they
 * have a post. Neither region nor name is refused: that would be everybody.
 */
export const people = call('POST', 'api/xfUserController/getUsers', {
  form: page,
  data: {
    regionType: z.enum(LEVELS).optional(),
    regionCode: optionalText(12),
    userName: named('username', optionalText()),
    isUse: z.literal(1).optional(),
    /** 1: the regions below as well. */
    isIncludeLowerLever: z.literal([0, 1]).optional(),
  },
  answer: list(Person),
  check: ({ regionCode, userName }: { regionCode?: string; userName?: string }, problem) => {
    if (!regionCode && !userName) problem(MAIL_TEXTS.noRegion)
  },
})
