import { z } from 'zod'
import { call } from './form'

/** A badge. `urgent` are those overdue or due within the warning threshold. */
const Count = z.object({ total: z.number().int(), urgent: z.number().int() })

/** Open to-dos that are mine. */
export const personalTodos = call('POST', 'api/DbxxController/getGerenBlListTotalCount', {
  background: true,
  answer: Count,
})

/** Tiles of the home pages. */
export const homeNumbers = call('POST', 'api/homeController/getNumInfo', {
  background: true,
  answer: z.object({
    personCount: z.number().int(),
    personUrgentCount: z.number().int(),
    personOverdueCount: z.number().int(),
    departCount: z.number().int(),
    departUnclaimedCount: z.number().int(),
    departUrgentCount: z.number().int(),
    departOverdueCount: z.number().int(),
  }),
})

/** Open to-dos of my department, claimed or not. */
export const departmentTodos = call('POST', 'api/todos/departmentCount', { background: true, answer: Count })
