import { type LimitType, purposeOf } from '@portal/shared-lib/contract/rules/limits'
import type { MessageType } from '../../post/messages/types'

/** Natural days; working days, which are those worked; hours. */
export type ClockUnit = 'day' | 'workday' | 'hour'

export interface ClockRule {
  /** What the limit is for, as its name says it before 期限. */
  readonly name: string
  /** Parameter by which a region sets another length or unit. */
  readonly param: string
  readonly length: number
  readonly unit: ClockUnit
  /** Where the rule comes from, as explanations say it. */
  readonly basis: string
  /** Whether days in which the case is suspended are added. */
  readonly pausable: boolean
  /** Whether its end closes a right or a window, rather than being overdue. */
  readonly lapses: boolean
  /** The message that warns of it; none is sent without. */
  readonly warning: MessageType | null
}

const WARN_OF_ACCEPTANCE = { warning: 'acceptanceWarning' } as const
const WARN_OF_HANDLING = { warning: 'handlingWarning' } as const
const PAUSABLE = { pausable: true } as const
const LAPSES = { lapses: true } as const
const OWN = '本省工作规定'

const rule = (
  type: LimitType,
  [length, unit, basis]: readonly [number, ClockUnit, string],
  more: Partial<ClockRule> = {},
): ClockRule => ({
  name: purposeOf(type),
  length,
  unit,
  basis,
  param: `limit.${type}`,
  pausable: false,
  lapses: false,
  warning: null,
  ...more,
})

const RULES = {
  K01: rule('K01', [15, 'day', '《信访工作条例》第二十二条'], WARN_OF_ACCEPTANCE),
  K02: rule('K02', [2, 'workday', OWN], WARN_OF_ACCEPTANCE),
  K03: rule('K03', [5, 'workday', '《信访工作条例》第二十三条'], { ...WARN_OF_ACCEPTANCE, ...LAPSES }),
  K04: rule('K04', [15, 'day', '《信访工作条例》第二十三条'], WARN_OF_ACCEPTANCE),
  K05: rule('K05', [60, 'day', '《信访工作条例》第三十四条'], { ...WARN_OF_HANDLING, ...PAUSABLE }),
  /** At most; an extension moves the due date of K05 and has no row of its own. */
  K06: rule('K06', [30, 'day', '《信访工作条例》第三十四条'], WARN_OF_HANDLING),
  K07: rule('K07', [60, 'day', '《信访工作条例》第二十二条'], WARN_OF_HANDLING),
  K08: rule('K08', [10, 'workday', OWN], WARN_OF_HANDLING),
  K09: rule('K09', [30, 'day', '《信访工作条例》第三十五条'], LAPSES),
  K10: rule('K10', [30, 'day', '《信访工作条例》第三十五条'], { ...WARN_OF_HANDLING, ...PAUSABLE }),
  K11: rule('K11', [30, 'day', '《信访工作条例》第三十六条'], LAPSES),
  K12: rule('K12', [30, 'day', '《信访工作条例》第三十六条'], { ...WARN_OF_HANDLING, ...PAUSABLE }),
  K13: rule('K13', [30, 'day', OWN], LAPSES),
  K14: rule('K14', [15, 'day', OWN], WARN_OF_HANDLING),
  K15: rule('K15', [3, 'workday', OWN]),
  K16: rule('K16', [30, 'day', '《信访工作条例》第四十条']),
  K17: rule('K17', [2, 'hour', '《信访工作条例》第二十五条']),
  K18: rule('K18', [15, 'day', OWN]),
  K19: rule('K19', [5, 'workday', OWN], WARN_OF_ACCEPTANCE),
  K20: rule('K20', [10, 'workday', OWN]),
  /** Half of what the lead has left, at most this. */
  K21: rule('K21', [15, 'day', OWN]),
  K22: rule('K22', [5, 'workday', OWN]),
  /** Of each level. */
  K23: rule('K23', [20, 'workday', OWN]),
  K24: rule('K24', [1, 'workday', OWN]),
  K25: rule('K25', [4, 'hour', OWN]),
} satisfies Record<LimitType, ClockRule>

export type ClockType = LimitType

export const CLOCKS: Readonly<Record<ClockType, ClockRule>> = RULES

export const CLOCK_TYPES = Object.keys(RULES) as ClockType[]

/** The type that a row carries. */
export function getClockType(type: string): ClockType {
  if (!isClockType(type)) throw new Error(`Unknown type of clock: ${type}`)
  return type
}

const isClockType = (type: string): type is ClockType => Object.hasOwn(RULES, type)
