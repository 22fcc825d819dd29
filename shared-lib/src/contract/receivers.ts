import { z } from 'zod'
import { named } from './form'
import { CHOOSE_UNIT } from './rules/actions/entries'
import { MOST_RECEIVERS } from './rules/actions/handing'

/** Who of a receiver is to know of a walled petition from now on. */
export const accessList = () => named('zxry', z.array(z.string().min(1)).max(20, '知悉人员最多20人').default([]))

const Receiver = z.object({
  orgId: z.string().min(1, CHOOSE_UNIT),
  isLead: named('zbbz', z.boolean()),
  accessList: accessList(),
})

type Receiving = readonly z.output<typeof Receiver>[]

const countLeads = (units: Receiving) => units.filter(({ isLead }) => isLead).length

/** To whom a petition is handed, one of them in the lead. */
export const Receivers = z
  .array(Receiver, { error: CHOOSE_UNIT })
  .min(1, CHOOSE_UNIT)
  .max(MOST_RECEIVERS, `一次最多选择${MOST_RECEIVERS}个单位`)
  .refine((units: Receiving) => units.length === 0 || countLeads(units) === 1, '请指定一个主办单位')
  .refine((units: Receiving) => new Set(units.map(({ orgId }) => orgId)).size === units.length, '同一单位不能重复选择')
