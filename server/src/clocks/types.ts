import type { MessageType } from '../messages/types'

/** Natural days; working days, which are those worked; hours. */
export type ClockUnit = 'day' | 'workday' | 'hour'

export interface ClockRule {
  /** What the limit is for, as messages say it before 期限. */
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
  type: string,
  [name, length, unit, basis]: readonly [string, number, ClockUnit, string],
  more: Partial<ClockRule> = {},
): ClockRule => ({
  name,
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
  K01: rule('K01', ['分办', 15, 'day', '《信访工作条例》第二十二条'], WARN_OF_ACCEPTANCE),
  K02: rule('K02', ['签收', 2, 'workday', OWN], WARN_OF_ACCEPTANCE),
  K03: rule('K03', ['提出异议', 5, 'workday', '《信访工作条例》第二十三条'], { ...WARN_OF_ACCEPTANCE, ...LAPSES }),
  K04: rule('K04', ['受理告知', 15, 'day', '《信访工作条例》第二十三条'], WARN_OF_ACCEPTANCE),
  K05: rule('K05', ['办结', 60, 'day', '《信访工作条例》第三十四条'], { ...WARN_OF_HANDLING, ...PAUSABLE }),
  /** At most; an extension moves the due date of K05 and has no row of its own. */
  K06: rule('K06', ['延期', 30, 'day', '《信访工作条例》第三十四条'], WARN_OF_HANDLING),
  K07: rule('K07', ['交办反馈', 60, 'day', '《信访工作条例》第二十二条'], WARN_OF_HANDLING),
  K08: rule('K08', ['简易办理', 10, 'workday', OWN], WARN_OF_HANDLING),
  K09: rule('K09', ['申请复查', 30, 'day', '《信访工作条例》第三十五条'], LAPSES),
  K10: rule('K10', ['复查办理', 30, 'day', '《信访工作条例》第三十五条'], { ...WARN_OF_HANDLING, ...PAUSABLE }),
  K11: rule('K11', ['申请复核', 30, 'day', '《信访工作条例》第三十六条'], LAPSES),
  K12: rule('K12', ['复核办理', 30, 'day', '《信访工作条例》第三十六条'], { ...WARN_OF_HANDLING, ...PAUSABLE }),
  K13: rule('K13', ['评价', 30, 'day', OWN], LAPSES),
  K14: rule('K14', ['督办反馈', 15, 'day', OWN], WARN_OF_HANDLING),
  K15: rule('K15', ['催办回复', 3, 'workday', OWN]),
  K16: rule('K16', ['建议反馈', 30, 'day', '《信访工作条例》第四十条']),
  K17: rule('K17', ['重大紧急报告', 2, 'hour', '《信访工作条例》第二十五条']),
  K18: rule('K18', ['补正', 15, 'day', OWN]),
  K19: rule('K19', ['复查复核受理决定', 5, 'workday', OWN], WARN_OF_ACCEPTANCE),
  K20: rule('K20', ['核查整改', 10, 'workday', OWN]),
  /** Half of what the lead has left, at most this. */
  K21: rule('K21', ['协办', 15, 'day', OWN]),
} satisfies Record<string, ClockRule>

export type ClockType = keyof typeof RULES

export const CLOCKS: Readonly<Record<ClockType, ClockRule>> = RULES

export const CLOCK_TYPES = Object.keys(RULES) as ClockType[]

/** The type that a row carries. */
export function getClockType(type: string): ClockType {
  if (!isClockType(type)) throw new Error(`Unknown type of clock: ${type}`)
  return type
}

const isClockType = (type: string): type is ClockType => Object.hasOwn(RULES, type)
