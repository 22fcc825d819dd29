import { z } from 'zod'
import { petitionNo, version } from './action'
import { checkAction, fieldsOfAction } from './action-schema'
import { call, named } from './form'
import { urge } from './rules/actions/urge'
import { scope } from './stats'

/** So many are urged at once, what is overdue for longest first. */
export const MOST_URGED = 50

/**
 * What is overdue in a region, with a unit, and what urging each would do: who would be asked to reply, or why nobody can be.
 * Nothing is sent.
 */
export const urgeable = call('POST', 'api/stats/urgeable', {
  slow: true,
  json: { region: scope.region, unit: named('cbdw', z.string().trim().max(32).default('')) },
  answer: z.object({
    /** All that are overdue; `petitions` holds those that are urged first. */
    total: z.int(),
    petitions: named(
      'xfjList',
      z.array(
        z.object({
          petitionNo,
          version,
          overdueDays: named('cqts', z.int()),
          office: named('jgmc', z.string()),
          /** Who has the to-do; empty where the department has it. */
          person: named('jbr', z.string()),
          /** Why it cannot be urged; empty where it can. */
          reason: z.string(),
        }),
      ),
    ),
  }),
})

/** Urges several alike, each succeeds or fails alone. */
export const urgeMany = call('POST', 'api/stats/urgeMany', {
  writes: true,
  slow: true,
  json: {
    petitions: named(
      'xfjList',
      z
        .array(z.object({ petitionNo, version }))
        .min(1, '请选择需要催办的信访件')
        .max(MOST_URGED, `一次最多催办${MOST_URGED}件`),
    ),
    ...fieldsOfAction(urge),
  },
  check: (args: Record<string, unknown>, problem) => checkAction(urge, args, problem),
  answer: z.object({
    urged: z.int(),
    failed: z.array(z.object({ petitionNo: named('xfjbh', z.string()), reason: z.string() })),
  }),
})
