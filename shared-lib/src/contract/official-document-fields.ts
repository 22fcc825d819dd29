import { z } from 'zod'
import { officeText, version } from './action'
import { call, named } from './form'
import { keysOf } from './keys-of'
import {
  OFFICIAL_LENGTH as LENGTH,
  OFFICIAL_KINDS,
  OFFICIAL_TEXTS as TEXTS,
  URGENCIES,
} from './rules/official-document'
import { written } from './written'

/** Characters of a search. */
export const MOST_WORDS = 50

/** What several calls on official documents take. */
export const id = named('gwid', z.string().trim().min(1).max(20))

export const kind = named('gwzl', z.enum(keysOf(OFFICIAL_KINDS), { error: TEXTS.noKind }))

export const urgency = named('jjcd', z.enum(keysOf(URGENCIES), { error: TEXTS.noUrgency }))

export const title = named('bt', written(TEXTS.shortTitle, LENGTH.title))

export const words = named('yj', written(TEXTS.shortWords, LENGTH.words))

export const remark = named('yj', officeText('意见', { max: LENGTH.words.max }).default(''))

/** How it is after an action. */
export const Acted = z.object({
  id: named('gwid', z.string()),
  state: named('gwzt', z.string()),
  stateName: z.string(),
  version: z.int(),
})

/** An action on a document, under its version. */
export const acts = <const Fields extends Record<string, z.ZodType>>(action: string, fields: Fields) =>
  call('POST', `api/officialDocuments/${action}`, { writes: true, json: { id, version, ...fields }, answer: Acted })
