import { z } from 'zod'

/** A list answer. `total` is exact to 10,000 and then carries `totalCapped`; `next` is the cursor of the next page. */
export const list = <S extends z.ZodType>(item: S) =>
  z.object({
    list: z.array(item),
    total: z.number().int(),
    totalCapped: z.boolean().optional(),
    next: z.string().nullable().optional(),
  })

const MAX_LIMIT = 9999

/** Page numbers; form fields, so text on the wire. */
export const page = {
  pageNumber: z.coerce.number<number>().int().min(1).default(1),
  limit: z.coerce.number<number>().int().min(1).max(MAX_LIMIT).default(10),
}

/** Trimmed text that must not be empty; `text` is what the user reads otherwise. */
export const required = (text: string) => z.string({ error: text }).trim().min(1, text)

/** Text that may be missing or empty. */
export const optionalText = (max = 200) => z.string().trim().max(max).optional()

/** Date and time at +08:00, `YYYY-MM-DD HH:mm:ss`. */
export const dateTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

/** Day at +08:00, `YYYY-MM-DD`. */
export const day = z.iso.date({ error: '日期格式不正确，应为 YYYY-MM-DD' })

export const nothing = z.null()
