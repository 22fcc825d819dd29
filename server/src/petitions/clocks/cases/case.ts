import type { Terms } from '../rules'
import type { ClockUnit } from '../types'

/** A limit worked out by hand from the law and from the notices' own lists of days. */
export interface LimitCase {
  /** The day of the event, with the time where it matters. */
  readonly start: string
  /** Like 15日, 5个工作日, 2小时; `60日 中止10 延30` stood for ten days and was extended by thirty. */
  readonly rule: string
  /** The last day; with the time where the limit is in hours. */
  readonly due: string
  readonly citation: string
}

const CITATIONS: Readonly<Record<string, string>> = {
  201: '《民法典》第二百零一条',
  203: '《民法典》第二百零三条',
  R22: '《信访工作条例》第二十二条',
  R23: '《信访工作条例》第二十三条',
  R25: '《信访工作条例》第二十五条',
  R34: '《信访工作条例》第三十四条',
  R35: '《信访工作条例》第三十五条',
  R36: '《信访工作条例》第三十六条',
  N25: '国办发明电〔2024〕12号',
  N26: '国办发明电〔2025〕7号',
  weekends: '节假日安排未载入的年份仅按周末计算',
}

/** Reads lines of `start | rule | due | what it follows from`; `basis` holds for all of them. */
export function cases(basis: string, lines: string): LimitCase[] {
  return lines
    .trim()
    .split('\n')
    .map(line => {
      const [start = '', rule = '', due = '', keys = ''] = line.split('|').map(part => part.trim())
      return { start, rule, due, citation: [...basis.split(' '), ...keys.split(' ')].map(cited).join('；') }
    })
}

function cited(key: string): string {
  const citation = CITATIONS[key]
  if (!citation) throw new Error(`Unknown citation: ${key}`)
  return citation
}

const UNITS: Readonly<Record<string, ClockUnit>> = { 日: 'day', 个工作日: 'workday', 小时: 'hour' }
const RULE = /^(?<length>\d+)(?<unit>日|个工作日|小时)(?: 中止(?<paused>\d+))?(?: 延(?<extended>\d+))?$/

/** What a rule's text means. */
export function termsOfRule(rule: string): Omit<Terms, 'startAt'> {
  const { length, unit = '', paused = 0, extended = 0 } = RULE.exec(rule)?.groups ?? {}
  const known = UNITS[unit]
  if (!known) throw new Error(`Unknown rule: ${rule}`)
  return { length: Number(length), unit: known, pausedDays: Number(paused), extendedDays: Number(extended) }
}
