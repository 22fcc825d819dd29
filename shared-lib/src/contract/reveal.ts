import { z } from 'zod'
import { call, named } from './form'
import { PERSONAL_FIELDS, REVEAL_REASONS, REVEAL_TEXT } from './rules/reveal'

type FieldName = keyof typeof PERSONAL_FIELDS
type ReasonName = keyof typeof REVEAL_REASONS

const FIELDS = Object.keys(PERSONAL_FIELDS) as [FieldName, ...FieldName[]]
const REASONS = Object.keys(REVEAL_REASONS) as [ReasonName, ...ReasonName[]]
const NOTHING = '请选择要查看的内容'
const TEXT = `请填写查看理由（${REVEAL_TEXT.min}至${REVEAL_TEXT.max}字）`

/** Personal data of a petition in full, for a reason that stays in the audit. Answers what was asked for and no more. */
export const reveal = call('POST', 'api/petitions/reveal', {
  json: {
    petitionNo: named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符')),
    /** Of which person: 1 is the main petitioner. */
    personSeq: z.int().min(1).max(100_000).default(1),
    fields: z
      .array(z.enum(FIELDS, { error: NOTHING }), { error: NOTHING })
      .min(1, NOTHING)
      .max(FIELDS.length),
    reason: z.enum(REASONS, { error: '请选择查看理由' }),
    reasonText: z.string({ error: TEXT }).trim().min(REVEAL_TEXT.min, TEXT).max(REVEAL_TEXT.max, TEXT),
  },
  answer: z.object({
    petitioner: named('xfr', z.string().optional()),
    idCard: named('zjhm', z.string().optional()),
    mobile: named('sjh', z.string().optional()),
    address: named('zz', z.string().optional()),
  }),
})
