import { z } from 'zod'
import { dateTime, day } from './fields'
import { call, named } from './form'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

const Unit = z.object({
  orgId: named('dwid', z.string()),
  name: named('dwmc', z.string()),
  regionName: z.string(),
  /** A petition department sorts, any other organisation answers. */
  isBureau: z.boolean(),
  /** Why it cannot be chosen; empty: it can. */
  problem: z.string(),
  /** Why it is suggested; empty of what only stands in the tree. */
  reason: named('jyly', z.string()),
})

/** Of a walled petition: the people of an organisation that can receive it, of whom some may be let know; nobody else. */
export const accessList = call('POST', 'api/petitions/knowers', {
  json: { petitionNo, orgId: named('dwid', z.string().trim().min(1, '请选择可接收的单位').max(50)) },
  answer: z.array(
    z.object({
      personId: named('ryid', z.string()),
      name: named('xm', z.string()),
      department: named('bm', z.string()),
      position: named('zw', z.string()),
      /** Whether the person may know of it already. */
      knows: z.boolean(),
    }),
  ),
})

/**
 * To whom a petition can be handed over: below the caller, or beside. Without a region those of the caller's own reach;
 * with a part of a name those anywhere in it. Answers the regions below as well, so that a tree opens level by level.
 */
export const destinations = call('POST', 'api/petitions/destinations', {
  json: {
    petitionNo,
    place: z.enum(['below', 'aside']),
    regionCode: z
      .string()
      .regex(/^\d{12}$/, '请选择行政区划')
      .optional(),
    name: named('dwmc', z.string().trim().max(50).default('')),
    /** One that is known already: answers it alone, where it can be chosen at all. */
    orgId: named('dwid', z.string().trim().max(50).default('')),
  },
  answer: z.object({
    regions: z.array(z.object({ regionCode: z.string(), regionName: z.string() })),
    units: z.array(Unit),
    /**
     * Who is in charge of the category where it happened, the petition departments there, and to whom much was handed over
     * of late; only with neither region nor name.
     */
    recent: z.array(Unit),
  }),
})

/** When a limit would end that begins on a day, and how that is counted; nothing starts. */
export const previewLimit = call('POST', 'api/petitions/previewLimit', {
  json: {
    petitionNo,
    type: z.string().regex(/^K\d\d$/, '没有找到该期限'),
    /** Today where none is given. */
    fromDay: day.optional(),
    /** Of an extension: by how many days the running limit becomes longer. */
    addedDays: z.int().min(1).max(30).optional(),
  },
  answer: z.object({
    dueAt: dateTime,
    lines: z.array(z.object({ label: z.string(), text: z.string() })),
  }),
})
