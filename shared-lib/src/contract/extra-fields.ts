import { z } from 'zod'
import { CHANNEL_FIELDS } from './rules/channel-fields'
import { EXTRA_KINDS, FORM_SECTIONS } from './rules/extra-fields'
import { FORM_NAMES } from './rules/petition-forms'

/** How many a province may add: beyond that it wants a form of its own. */
const MOST_FIELDS = 40
const forms = z.array(z.enum(FORM_NAMES)).min(1)

const ExtraField = z
  .strictObject({
    name: z.string().regex(/^[a-z][a-zA-Z0-9]{1,30}$/, 'letters and digits, a small letter first'),
    label: z.string().min(1).max(30),
    kind: z.enum(EXTRA_KINDS),
    section: z.enum(FORM_SECTIONS),
    forms: forms.optional(),
    required: z.union([z.literal('always'), forms]).optional(),
    /** Code table of its values, one of the province's `codes` folder. */
    table: z
      .string()
      .regex(/^DM_[A-Z_]+$/)
      .optional(),
    /** Characters of a text, entries of a list, or the greatest number. */
    max: z.number().positive().optional(),
    min: z.number().min(0).optional(),
  })
  .refine(({ kind, table }) => (kind === 'code' || kind === 'codes') === (table !== undefined), {
    error: 'kinds code and codes, and no others, have a table',
  })

const TAKEN = new Set<string>(CHANNEL_FIELDS.map(({ name }) => name))

/** 登记表单的扩展字段, as `province.json` describes them. */
export const ExtraFields = z
  .array(ExtraField)
  .max(MOST_FIELDS)
  .refine(fields => new Set(fields.map(({ name }) => name)).size === fields.length, { error: 'a name is there twice' })
  .refine(fields => fields.every(({ name }) => !TAKEN.has(name)), { error: 'a name is one of the portal’s own fields' })
