import type { ListSettingsAnswer } from '@portal/shared-lib/contract/calls/lists'
import { SELECT_REASONS } from '@portal/shared-lib/contract/rules/closing'
import { FIGURE_SETS } from '@portal/shared-lib/contract/rules/figure-sets'
import { MARK_NAMES } from '@portal/shared-lib/contract/rules/marks'
import { HANDLING_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { REPEATS } from '../columns/cells'
import type { Condition } from '../view'
import { OPEN_LAMPS } from './lamps'

export type FilterField = ListSettingsAnswer['filters'][number]
export type Operator = Condition['operator']

const OPERATOR_NAMES: Readonly<Record<Operator, string>> = {
  is: '等于',
  not: '不等于',
  contains: '包含',
  begins: '开头是',
  from: '不小于',
  to: '不大于',
  under: '属于（含下级）',
  empty: '为空',
  filled: '不为空',
}

/** Of days it is said otherwise. */
const DAY_NAMES: Partial<Record<Operator, string>> = { from: '不早于', to: '不晚于' }

export const operatorName = (field: FilterField, operator: Operator): string =>
  (isDay(field) ? DAY_NAMES[operator] : undefined) ?? OPERATOR_NAMES[operator]

/** How a condition's value is chosen. */
export type ValueKind = 'none' | 'text' | 'number' | 'day' | 'options' | 'table' | 'organisation' | 'region'

const ORGANISATIONS = ['djjg', 'bldw', 'zrdw', 'cbdw']
const REGIONS = ['wtsd']

export function valueKindOf(field: FilterField, operator: Operator): ValueKind {
  if (operator === 'empty' || operator === 'filled') return 'none'
  if (ORGANISATIONS.includes(field.field)) return 'organisation'
  if (REGIONS.includes(field.field)) return 'region'
  if (field.codeTable) return 'table'
  if (OPTIONS[field.field]) return 'options'
  if (isDay(field)) return 'day'
  return field.operators.includes('from') ? 'number' : 'text'
}

/** Days can be empty, numbers cannot. */
const isDay = ({ operators }: FilterField): boolean => operators.includes('from') && operators.includes('empty')

/** Whether several values can be chosen, of which one has to hold. */
export const takesSeveral = (operator: Operator): boolean => operator === 'is' || operator === 'not'

/** Values of fields that are no table's. */
export const OPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  todoType: HANDLING_TODOS,
  lamp: OPEN_LAMPS,
  flags: MARK_NAMES,
  cfbz: REPEATS,
  selectReason: SELECT_REASONS,
  tjkj: FIGURE_SETS,
  simple: { '1': '是', '0': '否' },
  state: { '1': '等待', '2': '已叫号', '3': '接谈中', '4': '已办理', '5': '过号', '9': '已作废' },
}
