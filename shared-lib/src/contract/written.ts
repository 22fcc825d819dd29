import { z } from 'zod'
import { CLASSIFIED, findClassifiedWord } from './rules/classified-words'

/** Words of an office, `min` to `max` characters, in which no classified word stands; `text` says what is missing. */
export const written = (text: string, { min = 1, max = 2000 } = {}) => unclassified(text, max).min(min, text)

/** As `written`, where nothing need be said; `what` names it. */
export const remark = (what: string, max = 500) => unclassified(`请填写${what}`, max).default('')

/** Words without a classified one; `missing` is said where there are none at all, `tooLong` beyond `max` characters. */
export const unclassified = (missing: string, max: number, tooLong = `内容不能超过${max}个字`) =>
  z
    .string({ error: missing })
    .trim()
    .max(max, tooLong)
    .refine(words => !findClassifiedWord(words), CLASSIFIED)
